import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { freePort } from '../../scripts/setup/free-port.mjs';
import { root } from '../../scripts/setup/paths.mjs';
import { processes, Shop } from '../../scripts/setup/processes.mjs';
import { copySeededData } from '../../scripts/setup/seeded-data.mjs';
import { startRelay } from './relay';

export type BrokenShop = Awaited<ReturnType<typeof startShop>>;

/**
 * A shop of its own, whose browsers reach the API through a relay that can break a call. `prepare` is given the folder of its
 * data and the variables of its processes before they start.
 */
export async function startShop(prepare?: (folder: string, env: NodeJS.ProcessEnv) => Promise<void>) {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'boutique-calls-'));
  const ports: Record<string, number> = {};
  for (const { name, portVariable } of processes) {
    ports[name] = await freePort();
    process.env[portVariable] = String(ports[name]);
  }
  const api = `http://localhost:${ports.api}`;
  const relay = await startRelay(`http://127.0.0.1:${ports.api}`);
  const environment = JSON.parse(readFileSync(join(root, 'environments/local.json'), 'utf8'));
  environment.api.url = relay.url;
  const data = join(folder, 'data');
  const environmentFile = join(folder, 'environment.json');
  writeFileSync(environmentFile, JSON.stringify(environment));
  Object.assign(process.env, {
    SHOP_ENVIRONMENT_FILE: environmentFile,
    DATA_DIR: data,
    RENDER_DEADLINE_MS: '5000',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'fatal',
  });
  copySeededData(data);
  await prepare?.(folder, process.env);
  const shop = new Shop();
  await shop.start();
  return {
    url: `http://localhost:${ports.shell}`,
    api,
    relay,
    /** Ends its processes for what needs the embedded database alone. */
    async whenStopped<Seen>(use: (folder: string, env: NodeJS.ProcessEnv) => Promise<Seen>): Promise<Seen> {
      await shop.stop();
      return use(folder, process.env);
    },
    async stop() {
      await shop.stop();
      relay.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
