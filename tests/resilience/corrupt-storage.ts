import type { Tokens } from 'shared-contracts/api/auth';
import { launchBrowser } from './browser/launch-browser';
import { type Entries, keysOf, type StoredKey } from './corrupt-storage/keys';
import { tryCell } from './corrupt-storage/try-cell';
import { values } from './corrupt-storage/values';
import { startBrokenShop } from './failing-calls/shop';
import { print } from './report/print';
import { type Call, type Customer, callsOf, newCustomer } from './shop/test-users';

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
/** What a mutation is made of for a key that the customer's way leaves empty. */
const someContent = '{"id":"x","at":1,"list":["y"]}';

interface Cell {
  readonly name: string;
  readonly path: string;
  readonly corrupt: readonly {
    readonly kind: StoredKey['kind'];
    readonly key: string;
    readonly value: string;
  }[];
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

/** Every key once, several on a page: what the customer loses with session or cart is looked at by itself. */
function sampleOf(keys: readonly StoredKey[]): readonly Cell[] {
  const chosenWays = keys.map(
    (key, index) => [key, ways[(index * 7) % ways.length] as (typeof ways)[number]] as const,
  );
  const named = (pattern: RegExp) => chosenWays.filter(([{ key }]) => pattern.test(key));
  return [
    cellOf('/purchase', ...named(/^(?!.*(access|refresh|shopping_cart))/)),
    cellOf('/profile?historique', ...named(/access|refresh/)),
    cellOf('/category-product/SACS/SACS-POUBELLE/SP-110-N35', ...named(/shopping_cart/)),
  ];
}

function choose(keys: readonly StoredKey[], chosen: readonly string[]): readonly Cell[] {
  if (chosen[0] === 'sample') return sampleOf(keys);
  const cells = keys.flatMap((key) => paths.flatMap((path) => ways.map((way) => cellOf(path, [key, way]))));
  return cells.filter(({ name }) => chosen.every((word) => name.includes(word)));
}

/**
 * Opens eight pages as a customer of whose storage one value is corrupt, each key in forty ways; `chosen`: `sample`, or words
 * of the cells' names. True when all are good.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const shop = await startBrokenShop();
  const browser = await launchBrowser();
  try {
    const call = callsOf(shop.api);
    const customer = await newCustomer(call);
    const { base, keys } = await keysOf(browser, shop, customer);
    print(`${keys.length} keys: ${keys.map(({ kind, key }) => `${kind} ${key}`).join(', ')}`);
    const wanted = choose(keys, chosen);
    let good = 0;
    const play = async (cell: Cell) => {
      const entries = await entriesFor(cell, base, customer, call);
      const corrupt = cell.corrupt.map(({ key }) => key);
      const faults = await tryCell(browser, shop, { path: cell.path, keys: corrupt, entries });
      if (faults.length === 0) good += 1;
      else print(`✗ ${cell.name}${faults.map((fault) => `\n    ${fault}`).join('')}`);
    };
    const waiting = wanted[Symbol.iterator]();
    const playAll = async () => {
      for (const cell of waiting) await play(cell);
    };
    await Promise.all([playAll(), playAll()]);
    print(`${good} of ${wanted.length} cells good`);
    return wanted.length > 0 && good === wanted.length;
  } finally {
    await browser.close();
    await shop.stop();
  }
}

/** The storages of a session of its own, since one with a broken token may be renewed. */
async function entriesFor(
  { corrupt }: Cell,
  base: Entries,
  { emailAddress, password }: Customer,
  call: Call,
): Promise<Entries> {
  const body = { username: emailAddress, password };
  const { data } = await call<Tokens>('POST', '/auth/login', { body });
  const local = { ...base.local, 'sph-access': data.access_token, 'sph-refresh': data.refresh_token };
  const entries: Entries = { local, session: { ...base.session } };
  for (const { kind, key, value } of corrupt) entries[kind][key] = value;
  return entries;
}
