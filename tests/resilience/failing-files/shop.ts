import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../../tools/setup/build.mjs';
import { root } from '../../../tools/setup/paths.mjs';
import { buildNextVersion } from '../../../tools/setup/testing/next-version.mjs';
import { startOwnShop } from '../shop/own-shop';
import { callsOf, cart, signIn, stateOf, storedTokens } from '../shop/users';
import { startHost } from './host';

/** The remotes of the shop. */
export const remotes = ['mfe-catalogue', 'mfe-cart-checkout', 'mfe-account'] as const;

export type RemoteName = (typeof remotes)[number];

export type HostedShop = Awaited<ReturnType<typeof startHostedShop>>;

/** Returns browser storage of a signed-in customer with a cart and recently viewed products. */
export async function customerState(shell: string, api: string) {
  return stateOf(shell, {
    ...storedTokens(await signIn(callsOf(api), 'camille')),
    shopping_cart: JSON.stringify(cart),
    'sph-customer-recently-viewed': JSON.stringify(['SP-030-B15', 'SP-050-B20']),
  });
}

/** Starts a shop whose remotes are on hosts that can fail. */
export async function startHostedShop() {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'boutique-grid-'));
  const host = (name: RemoteName) => startHost(join(root, name, 'dist/browser'));
  const hosts = {
    'mfe-catalogue': await host('mfe-catalogue'),
    'mfe-cart-checkout': await host('mfe-cart-checkout'),
    'mfe-account': await host('mfe-account'),
  };
  const next = new Map<RemoteName, Promise<string>>();
  const shop = await startOwnShop({
    folder,
    edit(environment) {
      for (const name of remotes) environment.remotes[name].url = hosts[name].url;
    },
  });
  return {
    shell: shop.url,
    hosts,
    /** Folder of the next version of a remote. */
    nextOf(name: RemoteName): Promise<string> {
      const built = next.get(name) ?? buildNextVersion(name, join(folder, name));
      next.set(name, built);
      return built;
    },
    customerState: () => customerState(shop.url, shop.apiUrl),
    async stop() {
      await shop.stop();
      for (const each of Object.values(hosts)) each.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
