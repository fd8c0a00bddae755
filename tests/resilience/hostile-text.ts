import { isDeepStrictEqual } from 'node:util';
import { withDatabase } from '../kit/database.mjs';
import { launchBrowser } from '../kit/launch-browser';
import { startOwnShop } from '../kit/own-shop';
import { callsOf } from '../kit/users';
import { Reader } from './hostile-text/reader';
import { importCatalogue, showCatalogue, showToCustomer } from './hostile-text/show-texts';
import { scriptTexts, sqlTexts } from './hostile-text/strings';
import { print } from './report/print';

/** Texts of one round: ten addresses with four each. */
const perRound = 40;

const tables = ['products', 'categories', 'subcategories', 'signing_keys', 'orders'];
/** Customers with a discount or deferred payment who had neither in the demo data. */
const privileges = `select count(*)::int from customers where discount_rate > 10
  or (deferred_payment and email_address <> 'achats@ville-lavandes.example')`;

/** Reads what texts must not change; only one process at a time can open the embedded database. */
const readDatabase = () =>
  withDatabase({ DATA_DIR: process.env.DATA_DIR }, async (query) => {
    const counts = tables.map((name) => `(select count(*)::int from ${name}) as ${name}`);
    const [counted] = await query<Record<string, number>>(
      `select ${counts.join()}, (${privileges}) as privileges`,
    );
    const columns = await query(`select table_name, column_name, data_type from information_schema.columns
      where table_schema = 'public' order by 1, 2`);
    return { ...counted, columns };
  });

/**
 * Writes texts with scripts and SQL into a catalogue, an account, orders and messages, opens every page that
 * shows them in Chromium, reads emails, and compares the database; `sample`: three texts. True when no text is
 * executed, all are shown as typed, and no data is lost.
 */
export async function prove([chosen]: readonly string[]): Promise<boolean> {
  const texts =
    chosen === 'sample'
      ? [...scriptTexts.slice(0, 2), ...sqlTexts.slice(0, 1)]
      : [...scriptTexts, ...sqlTexts];
  const seen: Record<string, unknown>[] = [];
  const shop = await startOwnShop({
    async prepare(folder) {
      importCatalogue(texts, folder);
      seen.push(await readDatabase());
    },
  });
  const browser = await launchBrowser();
  const reader = new Reader(browser, shop.url);
  const { faults } = reader;
  let orders = 0;
  try {
    const call = callsOf(shop.apiUrl);
    await showCatalogue(texts, shop.apiUrl, reader);
    for (let from = 0; from < texts.length; from += perRound)
      orders += await showToCustomer(texts.slice(from, from + perRound), shop.apiUrl, call, reader);
    await shop.processes.stop();
    seen.push(await readDatabase());
  } finally {
    await browser.close();
    await shop.stop();
  }
  const [before, after] = seen;
  const expected: Record<string, unknown> = { ...before, orders: Number(before?.orders) + orders };
  for (const [name, value] of Object.entries(after ?? {}))
    if (!isDeepStrictEqual(value, expected[name])) faults.push(`${name} changed to ${JSON.stringify(value)}`);
  for (const fault of faults) print(`✗ ${fault}`);
  print(`${texts.length} texts, ${orders} orders, ${faults.length} faults`);
  return faults.length === 0;
}
