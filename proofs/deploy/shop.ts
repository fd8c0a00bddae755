import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remotes } from '../../build-config/parts.mjs';
import { deployBuilt } from '../../scripts/deploy/deploy-built.ts';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { freePort } from '../../scripts/setup/free-port.mjs';
import { root } from '../../scripts/setup/paths.mjs';
import { processes, Shop } from '../../scripts/setup/processes.mjs';
import { copySeededData } from '../../scripts/setup/seeded-data.mjs';
import type { RemoteName } from '../failure-grid/remotes';
import { visitorOf } from '../failure-grid/shop';

export type DeployedShop = Awaited<ReturnType<typeof startDeployedShop>>;

/**
 * A shop of its own that serves what is deployed, as `npm start` does: free ports, a copy of the local environment, seeded
 * data. `remote` lies at `url` where there is one.
 */
export async function startDeployedShop(remote: RemoteName, url: string | null) {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'boutique-deploy-'));
  const environment = JSON.parse(readFileSync(join(root, 'environments/local.json'), 'utf8'));
  if (url) environment.remotes[remote].url = url;
  const ports: Record<string, number> = {};
  for (const { name, portVariable } of processes) {
    ports[name] = await freePort();
    process.env[portVariable] = String(ports[name]);
  }
  const environmentFile = join(folder, 'environment.json');
  writeFileSync(environmentFile, JSON.stringify(environment));
  const data = join(folder, 'data');
  copySeededData(data);
  Object.assign(process.env, {
    SHOP_ENVIRONMENT_FILE: environmentFile,
    DATA_DIR: data,
    RENDER_DEADLINE_MS: '5000',
    LOG_LEVEL: 'fatal',
  });
  process.env.REMOTES_FOLDER = await deployBuilt(remotes.map(({ name }) => name));
  const shop = new Shop();
  await shop.start();
  const shell = `http://localhost:${ports.shell}`;
  return {
    shell,
    url: url ?? `http://localhost:${ports[remote]}/`,
    shellProcess: shop.children.get('shell'),
    visitor: () => visitorOf(shell, `http://localhost:${ports.api}`),
    async stop() {
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
