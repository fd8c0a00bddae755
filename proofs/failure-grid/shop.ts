import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import type { Tokens } from 'shared-contracts/api/auth';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { freePort } from '../../scripts/setup/free-port.mjs';
import { buildNextVersion } from '../../scripts/setup/next-version.mjs';
import { root } from '../../scripts/setup/paths.mjs';
import { processes, Shop } from '../../scripts/setup/processes.mjs';
import { copySeededData } from '../../scripts/setup/seeded-data.mjs';
import { type Host, startHost } from './host';
import type { RemoteName } from './remotes';

const password = 'Savon-de-Marseille-1986';
/** Two of the many articles that a cart may hold. */
const cart = [
  { productCode: 'SP-110-N35', quantity: 36 },
  { productCode: 'SP-030-B15', quantity: 101 },
];
/** What the device keeps of products that were looked at. */
const viewed = ['SP-030-B15', 'SP-050-B20'];

type Visitor = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** What a proof changes in an environment. */
interface Environment {
  readonly remotes: Readonly<Record<RemoteName, { url: string }>>;
}

export type HostedShop = Awaited<ReturnType<typeof startShop>>;

function of<Each>(all: ReadonlyMap<RemoteName, Each>, name: RemoteName): Each {
  const found = all.get(name);
  if (found === undefined) throw new Error(`${name} was not asked for`);
  return found;
}

/** What the browser of a customer keeps who has signed in and filled a cart before: as Playwright's `storageState`. */
export async function visitorOf(shell: string, api: string): Promise<Visitor> {
  const answer = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'camille', password }),
  });
  if (!answer.ok) throw new Error(`auth/login: ${answer.status}`);
  const { access_token, refresh_token }: Tokens = await answer.json();
  const kept = {
    'sph-access': access_token,
    'sph-refresh': refresh_token,
    shopping_cart: JSON.stringify(cart),
    'sph-customer-recently-viewed': JSON.stringify(viewed),
  };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: shell, localStorage }] };
}

/**
 * A shop of its own whose remotes lie on hosts that can fail: free ports, a copy of the local environment, seeded data.
 * `nextOf` answers the folder of the next version of one in the set `redeployed`.
 */
export async function startShop(remotes: readonly RemoteName[], redeployed: ReadonlySet<RemoteName>) {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'boutique-grid-'));
  const hosts = new Map<RemoteName, Host>();
  const next = new Map<RemoteName, string>();
  const environment: Environment = JSON.parse(readFileSync(join(root, 'environments/local.json'), 'utf8'));
  for (const name of remotes) {
    const host = await startHost(join(root, name, 'dist/browser'));
    hosts.set(name, host);
    if (redeployed.has(name)) next.set(name, await buildNextVersion(name, join(folder, name)));
    environment.remotes[name].url = host.url;
  }
  const ports: Record<string, number> = {};
  for (const { name, portVariable } of processes) {
    ports[name] = await freePort();
    process.env[portVariable] = String(ports[name]);
  }
  const data = join(folder, 'data');
  const environmentFile = join(folder, 'environment.json');
  writeFileSync(environmentFile, JSON.stringify(environment));
  Object.assign(process.env, {
    SHOP_ENVIRONMENT_FILE: environmentFile,
    DATA_DIR: data,
    RENDER_DEADLINE_MS: '5000',
    LOG_LEVEL: 'fatal',
  });
  copySeededData(data);
  const shop = new Shop();
  await shop.start();
  const shell = `http://localhost:${ports.shell}`;
  const api = `http://localhost:${ports.api}`;
  return {
    shell,
    hosts: [...hosts.values()],
    hostOf: (name: RemoteName) => of(hosts, name),
    nextOf: (name: RemoteName) => of(next, name),
    /** Edits the environment file, which the shell's server follows. */
    changeEnvironment(edit: (environment: Environment) => void) {
      edit(environment);
      writeFileSync(environmentFile, JSON.stringify(environment));
    },
    /** Puts another build of the shell in the place of the one that runs; `tree` is the root of its checkout. */
    runShell: (tree: string): Promise<void> =>
      shop.replace('shell', join(tree, 'shell/dist/server/main.mjs')),
    visitor: () => visitorOf(shell, api),
    async stop() {
      await shop.stop();
      for (const host of hosts.values()) host.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
