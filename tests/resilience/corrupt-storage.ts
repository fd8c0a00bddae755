import { launchBrowser } from './browser/launch-browser';
import { type Corrupt, keysOf, type StoredKey } from './corrupt-storage/keys';
import { tryCell } from './corrupt-storage/try-cell';
import { values } from './corrupt-storage/values';
import { playCases } from './report/play';
import { startOwnShop } from './shop/own-shop';
import { callsOf, newCustomer, signIn, storedTokens } from './shop/users';

/** Rendered by the server and not, of the shell and of each remote. */
const paths = [
  '/',
  '/category-product/SACS/SACS-POUBELLE',
  '/category-product/SACS/SACS-POUBELLE/SP-110-N35',
  '/order',
  '/purchase',
  '/profile?historique',
  '/contact',
  '/login',
];
/** Made corrupt for a key that the customer's way leaves empty. */
const someContent = '{"id":"x","at":1,"list":["y"]}';

interface Cell {
  readonly name: string;
  readonly path: string;
  readonly corrupt: readonly Corrupt[];
}

const ways = Object.entries(values);

/** A page with keys that are corrupt, each in one of the ways. */
function cellOf(path: string, ...keys: readonly (readonly [StoredKey, (typeof ways)[number]])[]): Cell {
  return {
    name: [path, ...keys.map(([{ kind, key }, [way]]) => `${kind} ${key}, ${way}`)].join(', '),
    path,
    corrupt: keys.map(([{ kind, key, good }, [, corrupt]]) => ({
      kind,
      key,
      value: corrupt(good ?? someContent),
    })),
  };
}

/** Every key once, several on a page: what the customer loses with session or cart is judged by itself. */
function sampleOf(keys: readonly StoredKey[]): readonly Cell[] {
  const chosen = keys.map((key, index) => [key, ways[(index * 7) % ways.length] ?? ways[0]] as const);
  const named = (pattern: RegExp) =>
    chosen.flatMap(([key, way]) => (pattern.test(key.key) && way ? [[key, way] as const] : []));
  return [
    cellOf('/purchase', ...named(/^(?!.*(access|refresh|shopping_cart))/)),
    cellOf('/profile?historique', ...named(/access|refresh/)),
    cellOf('/category-product/SACS/SACS-POUBELLE/SP-110-N35', ...named(/shopping_cart/)),
  ];
}

/**
 * Opens eight pages as a customer of whose storage one value is corrupt, each key in every way; `chosen`: `sample`, or words
 * of the cells' names. True when all are good.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const shop = await startOwnShop();
  const browser = await launchBrowser();
  try {
    const call = callsOf(shop.apiUrl);
    const { emailAddress } = await newCustomer(call);
    const { base, keys } = await keysOf(browser, shop.url, emailAddress);
    const isSample = chosen[0] === 'sample';
    const cells = isSample
      ? sampleOf(keys)
      : keys.flatMap((key) => paths.flatMap((path) => ways.map((way) => cellOf(path, [key, way]))));
    return await playCases(cells, isSample ? [] : chosen, { atOnce: 2 }, async ({ path, corrupt }) => {
      // A session of its own, since one with a broken token may be renewed.
      const local = { ...base.local, ...storedTokens(await signIn(call, emailAddress)) };
      return tryCell(browser, shop.url, { path, entries: { local, session: { ...base.session } }, corrupt });
    });
  } finally {
    await browser.close();
    await shop.stop();
  }
}
