import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { root } from '../../tools/setup/paths.mjs';
import { launchBrowser } from './browser/launch-browser';
import { Reader } from './hostile-text/browser';
import { sendEverywhere } from './hostile-text/calls';
import { articlesOf, importCatalogue } from './hostile-text/catalogue';
import { lookAt } from './hostile-text/database';
import { showCatalogue, showToCustomer } from './hostile-text/show-texts';
import { scriptTexts, sqlTexts } from './hostile-text/strings';
import { print } from './report/print';
import { startOwnShop } from './shop/own-shop';
import { callsOf } from './shop/users';

// A dependency of the API.
const { parse } = createRequire(join(root, 'api/package.json'))('csv-parse/sync');

const perRound = 40;

/** Exported cells that a spreadsheet would compute; amounts are excluded, since the program writes them. */
const computed = (cells: readonly string[]) =>
  cells.filter((cell) => /^\s*[=+\-@＝＋－＠|%]/.test(cell) && !/^-?[\d,]+$/.test(cell));

/** Exports all orders for accounting and returns the cells; no other process may have the database open. */
function exported(folder: string): string[] {
  const file = join(folder, 'commandes.csv');
  const args = ['export', '--from', '2000-01-01', '--to', '2999-12-31', '--file', file];
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'api/dist/orders.mjs'), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`export: ${stderr}`);
  return parse(readFileSync(file, 'utf8'), { delimiter: ';', bom: true, relax_column_count: true }).flat();
}

/**
 * Writes 300 scripts and 500 pieces of SQL into every field of every call and into a catalogue, opens every
 * page that shows them in Chromium, reads emails and export, and compares the database; `sample`: three
 * texts. True when no text is executed, all are shown as typed, and no data is lost.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const isSample = chosen[0] === 'sample';
  const texts = isSample
    ? [...scriptTexts.slice(0, 2), ...sqlTexts.slice(0, 1)]
    : [...scriptTexts, ...sqlTexts];
  const articles = articlesOf(texts);
  const seen: Awaited<ReturnType<typeof lookAt>>[] = [];
  const look = async () => seen.push(await lookAt({ DATA_DIR: process.env.DATA_DIR }));
  const shop = await startOwnShop({
    async prepare(folder) {
      importCatalogue(articles, folder);
      await look();
    },
  });
  const browser = await launchBrowser();
  const reader = new Reader(browser, shop.url);
  const { faults } = reader;
  let orders = 0;
  try {
    const call = callsOf(shop.apiUrl);
    faults.push(...(await sendEverywhere(texts, call)));
    await showCatalogue(articles, shop.apiUrl, reader);
    for (let from = 0; from < texts.length; from += perRound)
      orders += await showToCustomer(texts.slice(from, from + perRound), shop.apiUrl, call, reader);
    // Only one process at a time can open the embedded database.
    await shop.processes.stop();
    await look();
    // Tests in api/src/accounting cover the cells.
    const cells = isSample ? [] : exported(shop.folder);
    faults.push(...computed(cells).map((cell) => `a spreadsheet would compute: ${cell}`));
  } finally {
    await browser.close();
    await shop.stop();
  }
  const [before, after] = seen;
  if (!isDeepStrictEqual(after?.shape, before?.shape)) faults.push('tables or columns have changed');
  for (const table of ['products', 'categories', 'subcategories', 'signing_keys'])
    if (before?.counts[table] !== after?.counts[table]) faults.push(`${table}: number of rows changed`);
  const ordersNow = (before?.counts.orders ?? 0) + orders;
  if (after?.counts.orders !== ordersNow)
    faults.push(`orders: ${after?.counts.orders} instead of ${ordersNow}`);
  if (after?.privileges !== 0) faults.push('a customer has gained a discount or deferred payment');
  for (const fault of faults) print(`✗ ${fault}`);
  print(`${texts.length} texts, ${orders} orders, ${faults.length} faults`);
  return faults.length === 0;
}
