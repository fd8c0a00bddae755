import { chromium } from 'playwright-core';
import { ensureHeadlessBrowser } from '../scripts/setup/browser.mjs';
import { callsOf, newCustomer } from './api-requests/people.mjs';
import { keysOf } from './corrupt-storage/keys.mjs';
import { tryCell } from './corrupt-storage/try-cell.mjs';
import { values } from './corrupt-storage/values.mjs';
import { startShop } from './failing-calls/shop.mjs';
import { keptOfBuilds } from './kept/of-builds.mjs';
import { chosenPart, chosenWords } from './kept/part-of.mjs';

const print = (line) => process.stdout.write(`${line}\n`);
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
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

function cellsOf(keys) {
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

function choose(cells, chosen) {
  // One step further each time, so that pages and values change, too.
  if (chosen[0] === 'sample')
    return Array.from(
      { length: sampleSize },
      (_, index) => cells[Math.floor((index * cells.length) / sampleSize) + index * 43],
    );
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
export async function prove(chosen) {
  const shop = await startShop();
  const browser = await chromium.launch({ executablePath: ensureHeadlessBrowser(), args });
  const isSample = chosen[0] === 'sample';
  try {
    const call = callsOf(shop.api);
    const customer = await newCustomer(call);
    const { base, keys } = await keysOf(browser, shop, customer);
    print(`${keys.length} keys: ${keys.map(({ kind, key }) => `${kind} ${key}`).join(', ')}`);
    const known = keptOfBuilds('corrupt-storage', workspaces);
    const wanted = choose(cellsOf(keys), chosen);
    let good = 0;
    const play = async (cell) => {
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
async function entriesFor({ kind, key, value }, base, { emailAddress, password }, call) {
  const body = { username: emailAddress, password };
  const { data } = await call('POST', '/auth/login', { body });
  const local = { ...base.local, 'sph-access': data.access_token, 'sph-refresh': data.refresh_token };
  const entries = { local, session: { ...base.session } };
  entries[kind][key] = value;
  return entries;
}
