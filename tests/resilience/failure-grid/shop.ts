import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import type { Tokens } from 'shared-contracts/api/auth';
import { startShop } from '../../../tools/commands/shop/start-shop';
import { ensureBuilt } from '../../../tools/setup/build.mjs';
import { buildNextVersion } from '../../../tools/setup/next-version.mjs';
import { root } from '../../../tools/setup/paths.mjs';
import { untilLive } from '../waiting/until-live';
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

export type HostedShop = Awaited<ReturnType<typeof startHostedShop>>;

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
 * A shop of its own whose remotes lie on hosts that can fail. `nextOf` answers the folder of the next version of one in the
 * set `redeployed`.
 */
export async function startHostedShop(remotes: readonly RemoteName[], redeployed: ReadonlySet<RemoteName>) {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'boutique-grid-'));
  const hosts = new Map<RemoteName, Host>();
  const next = new Map<RemoteName, string>();
  for (const name of remotes) {
    hosts.set(name, await startHost(join(root, name, 'dist/browser')));
    if (redeployed.has(name)) next.set(name, await buildNextVersion(name, join(folder, name)));
  }
  const shop = await startShop({
    folder,
    edit(environment) {
      for (const [name, { url }] of hosts) environment.remotes[name].url = url;
    },
    variables: { RENDER_DEADLINE_MS: '60000', LOG_LEVEL: 'fatal' },
  });
  await untilLive(shop);
  return {
    shell: shop.url,
    hosts: [...hosts.values()],
    hostOf: (name: RemoteName) => of(hosts, name),
    nextOf: (name: RemoteName) => of(next, name),
    changeEnvironment: shop.changeEnvironment,
    /** Puts another build of the shell in the place of the one that runs; `tree` is the root of its checkout. */
    runShell: (tree: string): Promise<void> =>
      shop.processes.replace('shell', join(tree, 'shell/dist/server/main.mjs')),
    visitor: () => visitorOf(shop.url, shop.apiUrl),
    async stop() {
      await shop.stop();
      for (const host of hosts.values()) host.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
