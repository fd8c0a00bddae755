import { type ShopOptions, type StartedShop, startShop } from './shop-on-free-ports';
import { untilDone } from './until';
import { storedState } from './users';

/** Waits until a shell has a version of each remote: on a slow machine the first requests may time out. */
export const untilLive = (url: string): Promise<number> =>
  untilDone(`${url} has a version of each remote`, async () => {
    const { remotes }: { remotes: Readonly<Record<string, { live: unknown }>> } = await (
      await fetch(`${url}/health`)
    ).json();
    return Object.values(remotes).every(({ live }) => live !== null);
  });

/** Variables of a shop whose server renders every page even on a slow machine. */
export const variables = { RENDER_DEADLINE_MS: '60000', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'fatal' };

/** Starts a shop; resolves once it has a version of each remote. */
export async function startOwnShop(options: ShopOptions = {}): Promise<StartedShop> {
  const shop = await startShop({ ...options, variables: { ...variables, ...options.variables } });
  try {
    await untilLive(shop.url);
  } catch (error) {
    await shop.stop();
    throw error;
  }
  return shop;
}

/** Returns browser storage of a signed-in customer with 137 articles in the cart. */
export const customerState = (shop: Pick<StartedShop, 'url' | 'apiUrl'>) =>
  storedState(shop, {
    username: 'camille',
    cart: [
      { productCode: 'SP-110-N35', quantity: 36 },
      { productCode: 'SP-030-B15', quantity: 101 },
    ],
  });
