import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { root } from '../../tools/setup/paths.mjs';
import { startBrokenShop } from './failing-calls/shop';
import { Reader } from './hostile-text/browser';
import { sendEverywhere } from './hostile-text/calls';
import { articlesOf, importCatalogue } from './hostile-text/catalogue';
import { type Looked, lookAt } from './hostile-text/database';
import { Document } from './hostile-text/document';
import { showCatalogue, showToCustomer } from './hostile-text/shown';
import { scriptTexts, sqlTexts } from './hostile-text/strings';
import { print } from './report/print';

// The API's own.
const { parse } = createRequire(join(root, 'api/package.json'))('csv-parse/sync');

const perRound = 40;

/** A cell of the books that a spreadsheet would compute; amounts are the program's own. */
const computes = (cell: string) => /^\s*[=+\-@＝＋－＠|%]/.test(cell) && !/^-?[\d,]+$/.test(cell);

/** Exports all orders for the books while nothing else has the database; the file's text. */
function exported(folder: string): string {
  const file = join(folder, 'commandes.csv');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'api/dist/orders.mjs'),
      'export',
      '--from',
      '2000-01-01',
      '--to',
      '2999-12-31',
      '--file',
      file,
    ],
    { cwd: root, env: process.env, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`export: ${stdout}${stderr}`);
  return readFileSync(file, 'utf8');
}

/**
 * Writes 300 scripts and 500 pieces of SQL into every field of every call and into a catalogue, looks at every page that
 * shows them in Chromium, reads letters and export, and looks whether the database is whole; `chosen`: `sample`.
 * True when nothing ran, all is shown as it was typed, and nothing is lost.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const isSample = chosen[0] === 'sample';
  const all = [...scriptTexts, ...sqlTexts];
  const texts = isSample ? [...scriptTexts.slice(0, 2), ...sqlTexts.slice(0, 1)] : all;
  const articles = articlesOf(texts);
  const faults: string[] = [];
  let before: Looked | undefined;
  const shop = await startBrokenShop(async (folder, env) => {
    importCatalogue(articles, folder, env);
    before = await lookAt({ DATABASE_URL: env.DATABASE_URL, DATA_DIR: env.DATA_DIR });
  });
  const reader = new Reader();
  let orders = 0;
  let after: Looked & { readonly books: string };
  try {
    const document = new Document(await (await fetch(`${shop.api}/openapi.json`)).json());
    const sent = await sendEverywhere(texts, document, shop.api);
    print(
      `calls with such texts in every field: ${sent.requests}, answers by status: ${JSON.stringify(sent.statuses)}`,
    );
    faults.push(...sent.faults);
    await showCatalogue(articles, shop, reader);
    for (let from = 0; from < texts.length; from += perRound) {
      const some = texts.slice(from, from + perRound);
      await showToCustomer(some, shop, reader);
      orders += Math.ceil(some.length / 8);
    }
    after = await shop.whenStopped(async (folder, env) => ({
      ...(await lookAt({ DATABASE_URL: env.DATABASE_URL, DATA_DIR: env.DATA_DIR })),
      // Its cells are tested in api/src/accounting.
      books: isSample ? '' : exported(folder),
    }));
  } finally {
    await reader.close();
    await shop.stop();
  }
  faults.push(...reader.faults);
  if (!before) throw new Error('nobody has looked at the database');
  if (!isDeepStrictEqual(after.shape, before.shape)) faults.push('tables or columns are not what they were');
  for (const table of ['products', 'categories', 'subcategories', 'signing_keys'])
    if (before.counts[table] !== after.counts[table]) faults.push(`${table}: rows came or went`);
  if (after.counts.orders !== (before.counts.orders ?? 0) + orders)
    faults.push(`orders: ${after.counts.orders} instead of ${(before.counts.orders ?? 0) + orders}`);
  if (after.gifts > 0) faults.push('a customer has got a discount or may pay later');
  const cells: string[] = parse(after.books, { delimiter: ';', bom: true, relax_column_count: true }).flat();
  for (const cell of cells.filter(computes)) faults.push(`a spreadsheet would compute: ${cell}`);
  for (const fault of faults) print(`✗ ${fault}`);
  print(`texts: ${texts.length}; pages looked at: ${reader.pages}; texts found as typed: ${reader.found}`);
  print(
    `tables: ${Object.keys(after.counts).length}, orders: ${orders}, faults: ${faults.length} (aimed at 0)`,
  );
  return texts.length > 0 && faults.length === 0;
}
