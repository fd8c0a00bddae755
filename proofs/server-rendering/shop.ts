import { type ChildProcess, execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { type Query, withDatabase } from '../../scripts/setup/database.mjs';
import { freePort } from '../../scripts/setup/free-port.mjs';
import { root } from '../../scripts/setup/paths.mjs';
import { processes, Shop } from '../../scripts/setup/processes.mjs';
import { copySeededData } from '../../scripts/setup/seeded-data.mjs';

/** Puts every thread of a process on one core. */
export function pin(pid: number, core: number): void {
  execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
}

export type OwnShop = Awaited<ReturnType<typeof startShop>>;

/**
 * A shop of its own: free ports, a copy of the local environment, the demo data. `prepare` changes the data before anybody
 * comes.
 */
export async function startShop({ prepare }: { prepare?: (query: Query) => Promise<unknown> } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-proof-'));
  const ports: Record<string, number> = {};
  for (const { name, portVariable } of processes) {
    ports[name] = await freePort();
    process.env[portVariable] = String(ports[name]);
  }
  const environmentFile = join(folder, 'environment.json');
  copyFileSync(join(root, 'environments/local.json'), environmentFile);
  const data = join(folder, 'data');
  Object.assign(process.env, { SHOP_ENVIRONMENT_FILE: environmentFile, DATA_DIR: data });
  await ensureBuilt();
  copySeededData(data);
  if (prepare) await withDatabase({ DATA_DIR: data }, prepare);
  const shop = new Shop();
  await shop.start();
  const childOf = (name: string): ChildProcess => {
    const child = shop.children.get(name);
    if (!child) throw new Error(`${name} does not run`);
    return child;
  };
  return {
    shell: `http://127.0.0.1:${ports.shell}`,
    api: `http://127.0.0.1:${ports.api}`,
    ports,
    environmentFile,
    /** The process of a part. */
    childOf,
    pidOf: (name: string) => childOf(name).pid ?? Number.NaN,
    async stop() {
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
