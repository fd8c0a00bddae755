import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/setup/free-port.mjs';
import { seconds } from './limits';
import { publicPages } from './public-pages';
import { endRecordedProcesses, writeState } from './state';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Waits until the server gives a page rendered: a shop that has just started may leave it to the browser. */
async function untilRendered(url: string): Promise<void> {
  const end = Date.now() + seconds(30);
  while (!(await (await fetch(url)).text()).includes('<h1')) {
    if (Date.now() > end) throw new Error(`${url} is not rendered by the server`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface Place {
  /** Where browsers meet the shop, when it is not the shell's own address. */
  readonly url?: string;
  /** Other settings than those of the local environment file. */
  readonly settings?: object;
}

export default () => startShop();

/**
 * Starts a shop of its own: free ports, a copy of the local environment file, an empty data folder. Resolves to the
 * function that ends it.
 */
export async function startShop({ url, settings }: Place = {}) {
  const { ensureBuilt } = await import('../../scripts/setup/build.mjs');
  const { copySeededData } = await import('../../scripts/setup/seeded-data.mjs');
  const { processes, Shop } = await import('../../scripts/setup/processes.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'boutique-'));
  const environmentFile = join(folder, 'environment.json');
  const environment = JSON.parse(readFileSync(join(root, 'environments/local.json'), 'utf8'));
  if (url) environment.shop.url = url;
  Object.assign(environment.settings, settings);
  writeFileSync(environmentFile, JSON.stringify(environment, null, 2));
  const ports: Record<string, number> = {};
  for (const { name, portVariable } of processes) {
    const port = await freePort();
    ports[name] = port;
    process.env[portVariable] = String(port);
  }
  process.env.SHOP_ENVIRONMENT_FILE = environmentFile;
  process.env.DATA_DIR = join(folder, 'data');
  // Journeys look at what is rendered; a busy machine must not leave it to the browser.
  process.env.RENDER_DEADLINE_MS = String(Math.min(seconds(5), 60_000));

  await ensureBuilt();
  copySeededData(process.env.DATA_DIR);
  const shop = new Shop();
  await shop.start();
  const pids = Object.fromEntries([...shop.children].map(([name, child]) => [name, child.pid ?? 0]));
  const shellUrl = `http://localhost:${ports.shell}`;
  for (const [, path] of publicPages) await untilRendered(shellUrl + path);
  writeState(join(folder, 'state.json'), {
    url: url ?? shellUrl,
    apiUrl: `http://localhost:${ports.api}`,
    paymentUrl: `http://localhost:${ports['payment-sandbox']}`,
    environmentFile,
    dataDir: join(folder, 'data'),
    ports,
    pids,
  });

  return async () => {
    await shop.stop();
    endRecordedProcesses();
    rmSync(folder, { recursive: true, force: true });
  };
}
