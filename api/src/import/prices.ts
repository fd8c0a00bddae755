import { eq, sql } from 'drizzle-orm';
import { inBatches } from '../database/batches';
import type { Db } from '../database/database';
import { grouped, rowsOf } from '../database/rows';
import { type Customer, customerPrices, listPrices, products, stock, volumePrices } from '../database/schema';
import { inCapitals } from '../database/search-text';
import { paced, rowsPerTransaction } from '../database/short-transactions';
import { findCustomers, unknownCustomer } from './conditions';
import type { RefusedRow } from './file-rows';
import { isOfCatalogue, type PriceRow } from './price-row';
import { beginImport, tidyCatalogue } from './store-catalogue';
import { type Quantity, storeStock } from './store-stock';

/** Tables of prices: of the article itself, of everybody from a quantity on, of a price list and of a customer. */
const tables = {
  article: { table: products, key: ['code'], holder: null },
  all: { table: volumePrices, key: ['code', 'quantity'], holder: null },
  list: { table: listPrices, key: ['price_list', 'code', 'quantity'], holder: 'price_list' },
  customer: { table: customerPrices, key: ['customer_id', 'code', 'quantity'], holder: 'customer_id' },
} as const;

/** A price to store; null removes it. */
interface Entry {
  readonly target: keyof typeof tables;
  /** Price list or id of the customer; empty for everybody. */
  readonly holder: string;
  /** The holder in messages. */
  readonly name: string;
  readonly code: string;
  readonly quantity: number;
  readonly priceHT: number | null;
}

/** Returns for whom and for what a row sets a price; null if it sets none. */
function entryOf(row: PriceRow, code: string, customer: Customer | undefined): Entry | null {
  const { priceList, quantity } = row;
  if (row.priceHT === null) return null;
  const priceHT = row.priceHT === 'none' ? null : row.priceHT;
  const price = { code, quantity, priceHT, holder: customer?.id ?? priceList ?? '' };
  if (isOfCatalogue(row)) return { ...price, target: 'article', name: '' };
  if (customer) return { ...price, target: 'customer', name: `client ${row.client}` };
  if (priceList) return { ...price, target: 'list', name: `tarif ${priceList}` };
  return { ...price, target: 'all', name: 'tous les clients' };
}

/**
 * Stores the prices and stocks that differ, in short transactions that no order waits for: they take effect at the
 * next request. Rows with an unknown customer are refused.
 * @param isInFile whether the file has a row with the key of this one
 * @returns what has changed, and the references without an article
 */
export async function storePrices(
  db: Db,
  rows: Iterable<PriceRow> | AsyncIterable<PriceRow>,
  isInFile: (row: PriceRow) => boolean = () => false,
) {
  const refused: RefusedRow[] = [];
  const unknown = new Set<string>();
  /** Changed prices by holder. */
  const counts = new Map<string, number>();
  let changedArticles = 0;
  await inBatches(rows, rowsPerTransaction, async (part) => {
    const customers = await findCustomers(db, [...new Set(part.flatMap(({ client }) => client ?? []))]);
    const articles = await articlesByName(db, [...new Set(part.map(({ reference }) => reference))]);
    // Of two rows with email address and number of the same customer, the last wins.
    const entries = new Map<string, Entry>();
    const stocks: Quantity[] = [];
    for (const row of part) {
      const { position, reference, client } = row;
      const customer = customers.get(client ?? '');
      if (client && !customer) {
        refused.push({ position, reason: unknownCustomer(client) });
        continue;
      }
      const clients = [client, customer?.emailAddress ?? client, customer?.customerNumber ?? client];
      const named = articles.get(reference) ?? [];
      if (named.length === 0) unknown.add(reference);
      for (const { code, quantity } of named) {
        // A row that names the code wins over one that names the reference.
        if (code !== reference && clients.some((each) => isInFile({ ...row, reference: code, client: each })))
          continue;
        if (row.stock !== null && row.stock !== quantity) stocks.push([code, row.stock]);
        const entry = entryOf(row, code, customer);
        if (entry) entries.set(JSON.stringify([entry.target, entry.holder, code, entry.quantity]), entry);
      }
    }
    const changed = new Set(stocks.map(([code]) => code));
    for (const [target, given] of grouped([...entries.values()], (entry) => entry.target))
      await inBatches(given, rowsPerTransaction, async (some) => {
        for (const { name, code } of await paced(() => write(db, target, some)))
          if (target === 'article') changed.add(code);
          else counts.set(name, (counts.get(name) ?? 0) + 1);
      });
    await storeStock(db, stocks);
    changedArticles += changed.size;
  });
  if (changedArticles > 0) await tidyCatalogue(db);
  return { changedArticles, counts, refused, unknown };
}

/** Writes the entries that differ, in a transaction of their own. @returns these entries */
const write = (db: Db, target: Entry['target'], entries: readonly Entry[]): Promise<Entry[]> =>
  db.transaction(async (tx) => {
    const { table, key, holder } = tables[target];
    if (target === 'article') await beginImport(tx);
    const type = sql.raw(target === 'customer' ? 'uuid' : 'text');
    const given = (part: readonly Entry[]) => {
      const column = (name: keyof Entry) => sql.param(part.map((each) => each[name]));
      return sql`unnest(${column('holder')}::${type}[], ${column('code')}::text[], ${column('quantity')}::int[],
        ${column('priceHT')}::numeric[]) with ordinality as given (${sql.raw(holder ?? 'holder')}, code, quantity, price_ht, place)`;
    };
    const isSame = sql.raw(key.map((name) => `stored.${name} = given.${name}`).join(' and '));
    const places = await rowsOf<{ place: number }>(
      tx,
      sql`select given.place::int from ${given(entries)} left join ${table} stored on ${isSame}
        where stored.price_ht is distinct from given.price_ht`,
    );
    const differing = places.flatMap(({ place }) => entries[place - 1] ?? []);
    const removed = differing.filter(({ priceHT }) => priceHT === null);
    const kept = differing.filter(({ priceHT }) => priceHT !== null);
    const columns = sql.raw(key.join(', '));
    // A statement without a change would be a change of the catalogue.
    if (removed.length > 0)
      await tx.execute(sql`delete from ${table} stored using ${given(removed)} where ${isSame}`);
    if (kept.length > 0)
      await tx.execute(
        target === 'article'
          ? sql`update ${table} stored set price_ht = given.price_ht from ${given(kept)} where ${isSame}`
          : sql`insert into ${table} (${columns}, price_ht) select ${columns}, price_ht from ${given(kept)}
              on conflict (${columns}) do update set price_ht = excluded.price_ht`,
      );
    return differing;
  });

/** Returns the articles that each reference names: the one with this code, else all with this reference. */
async function articlesByName(db: Db, references: readonly string[]) {
  const wanted = sql`${sql.param(references)}::text[]`;
  const found = await db
    .select({ code: products.code, reference: products.reference, quantity: stock.quantity })
    .from(products)
    .leftJoin(stock, eq(stock.code, products.code))
    // Arrays, since PostgreSQL reads the whole table for a subquery.
    .where(
      sql`${products.code} = any(${wanted}) or folded(${products.reference}) = any(array(select folded(unnest(${wanted}))))`,
    );
  const codes = new Set(found.map(({ code }) => code));
  // If a reference is also the code of another article, it means that article.
  const names = found.flatMap((article) => {
    const reference = inCapitals(article.reference);
    return [...new Set([article.code, codes.has(reference) ? article.code : reference])].map((name) => ({
      ...article,
      name,
    }));
  });
  return grouped(names, ({ name }) => name);
}
