import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { withDatabase } from '../../scripts/setup/database.mjs';
import { freePort } from '../../scripts/setup/free-port.mjs';
import { root } from '../../scripts/setup/paths.mjs';
import { processes, Shop } from '../../scripts/setup/processes.mjs';
import { copySeededData } from '../../scripts/setup/seeded-data.mjs';

/** Puts every thread of a process on one core. */
export function pin(pid, core) {
  execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
}

/**
 * A shop of its own: free ports, a copy of the local environment, the demo data.
 * @param {{ prepare?: (query: (text: string, values?: unknown[]) => Promise<object[]>) => Promise<unknown> }} [options]
 *   `prepare` changes the data before anybody comes
 */
export async function startShop({ prepare } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-proof-'));
  const ports = {};
  for (const { name, portVariable } of processes) {
    ports[name] = await freePort();
    process.env[portVariable] = String(ports[name]);
  }
  const environmentFile = join(folder, 'environment.json');
  copyFileSync(join(root, 'environments/local.json'), environmentFile);
  Object.assign(process.env, { SHOP_ENVIRONMENT_FILE: environmentFile, DATA_DIR: join(folder, 'data') });
  await ensureBuilt();
  copySeededData(process.env.DATA_DIR);
  if (prepare) await withDatabase({ DATA_DIR: process.env.DATA_DIR }, prepare);
  const shop = new Shop();
  await shop.start();
  return {
    shell: `http://127.0.0.1:${ports.shell}`,
    api: `http://127.0.0.1:${ports.api}`,
    ports,
    environmentFile,
    children: shop.children,
    pids: Object.fromEntries([...shop.children].map(([name, child]) => [name, child.pid])),
    async stop() {
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
