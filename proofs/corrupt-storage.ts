import type { Tokens } from 'shared-contracts/api/auth';
import { type Call, type Customer, callsOf, newCustomer } from './api-requests/people';
import { launchBrowser } from './browser/launch-browser';
import { type Entries, keysOf, type StoredKey } from './corrupt-storage/keys';
import { tryCell } from './corrupt-storage/try-cell';
import { values } from './corrupt-storage/values';
import { startBrokenShop } from './failing-calls/shop';
import { keptOfBuilds } from './kept/of-builds';
import { chosenPart, chosenWords } from './kept/part-of';
import { print } from './report/print';

const workspaces = ['shell', 'mfe-catalogue', 'mfe-cart-checkout', 'mfe-account', 'api'];
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
const sampleSize = 6;
/** What a mutation is made of for a key that the customer's way leaves empty. */
const someContent = '{"id":"x","at":1,"list":["y"]}';

function cellsOf(keys: readonly StoredKey[]) {
  return keys.flatMap(({ kind, key, good }) =>
    paths.flatMap((path) =>
      Object.entries(values).map(([name, corrupt]) => ({
        name: `${path}, ${kind} ${key}, ${name}`,
        path,
        kind,
        key,
        value: corrupt(good ?? someContent),
      })),
    ),
  );
}

type Cell = ReturnType<typeof cellsOf>[number];

function choose(cells: readonly Cell[], chosen: readonly string[]): readonly Cell[] {
  // One step further each time, so that pages and values change, too.
  if (chosen[0] === 'sample') {
    const places = Array.from(
      { length: sampleSize },
      (_, index) => Math.floor((index * cells.length) / sampleSize) + index * 43,
    );
    return places.flatMap((place) => cells[place] ?? []);
  }
  const words = chosenWords(chosen);
  return chosenPart(
    cells.filter(({ name }) => words.every((word) => name.includes(word))),
    chosen,
  );
}

/**
 * Opens eight pages as a customer of whose storage one value is corrupt, each key in forty ways; `chosen`: `sample`, words that
 * stand in the cells' names, and `--part i/n`. Good cells that are known of these builds are not played again. True when all
 * are good.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const shop = await startBrokenShop();
  const browser = await launchBrowser();
  const isSample = chosen[0] === 'sample';
  try {
    const call = callsOf(shop.api);
    const customer = await newCustomer(call);
    const { base, keys } = await keysOf(browser, shop, customer);
    print(`${keys.length} keys: ${keys.map(({ kind, key }) => `${kind} ${key}`).join(', ')}`);
    const known = keptOfBuilds<boolean>('corrupt-storage', workspaces);
    const wanted = choose(cellsOf(keys), chosen);
    let good = 0;
    const play = async (cell: Cell) => {
      if (!isSample && known.of(cell.name)) {
        good += 1;
        return;
      }
      const faults = await tryCell(browser, shop, {
        ...cell,
        entries: await entriesFor(cell, base, customer, call),
      });
      if (faults.length === 0) {
        good += 1;
        if (!isSample) known.keep(cell.name, true);
      } else print(`✗ ${cell.name}${faults.map((fault) => `\n    ${fault}`).join('')}`);
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
  { kind, key, value }: Cell,
  base: Entries,
  { emailAddress, password }: Customer,
  call: Call,
): Promise<Entries> {
  const body = { username: emailAddress, password };
  const { data } = await call<Tokens>('POST', '/auth/login', { body });
  const local = { ...base.local, 'sph-access': data.access_token, 'sph-refresh': data.refresh_token };
  const entries: Entries = { local, session: { ...base.session } };
  entries[kind][key] = value;
  return entries;
}
