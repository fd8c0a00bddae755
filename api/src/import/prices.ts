import { eq, sql } from 'drizzle-orm';
import { type Db, inBatches } from '../database/database';
import { products, stock } from '../database/schema';
import { inCapitals } from '../database/search-text';
import { paced } from '../database/short-transactions';
import type { PriceRow } from './price-row';
import { beginImport } from './store-catalogue';
import { storeStock } from './store-stock';

const rowsPerStatement = 1_000;

/**
 * Changes the prices of the articles in the file in one transaction, then their stock in short ones.
 * @returns the number of changed articles, and the references without an article
 */
export async function storePrices(db: Db, prices: readonly PriceRow[]) {
  if (prices.length === 0) return { changed: 0, unknown: [] };
  const { changes, unknown } = await db.transaction(async (tx) => {
    await beginImport(tx);
    const found = await changesOf(tx, prices);
    const repriced = found.changes.filter(({ priceHT }) => priceHT !== null);
    await inBatches(repriced, rowsPerStatement, (part) => {
      const column = (name: keyof (typeof part)[number]) => sql.param(part.map((each) => each[name]));
      return paced(async () =>
        tx.execute(sql`
          update products set price_ht = changed.price_ht
          from unnest(${column('code')}::text[], ${column('priceHT')}::numeric[]) as changed (code, price_ht)
          where products.code = changed.code`),
      );
    });
    return found;
  });
  await storeStock(
    db,
    changes.flatMap(({ code, quantity }) => (quantity === null ? [] : [[code, quantity] as const])),
  );
  return { changed: changes.length, unknown };
}

/** Returns the articles that differ from the file, with null for what stays, and the unknown references. */
async function changesOf(db: Db, prices: readonly PriceRow[]) {
  const { found, unknown } = await articlesOf(db, prices, ({ code }) => code);
  const changes = found.flatMap(({ row, article: { code, ...current } }) => {
    const priceHT = row.priceHT === current.priceHT || row.priceHT === 'none' ? null : row.priceHT;
    const quantity = row.stock === current.quantity ? null : row.stock;
    return priceHT === null && quantity === null ? [] : [{ code, priceHT, quantity }];
  });
  return { changes, unknown };
}

/** An article as a file of prices finds it; `quantity` in stock. */
interface Article {
  readonly code: string;
  readonly priceHT: number;
  readonly quantity: number | null;
}

/**
 * Returns each row with the articles that its reference names: the one with this code, else all with this
 * reference. Of two rows with the same key, the one that names the code wins.
 */
export async function articlesOf<Row extends { readonly reference: string }>(
  db: Db,
  rows: readonly Row[],
  keyOf: (article: Article, row: Row) => string,
) {
  const references = [...new Set(rows.map(({ reference }) => reference))];
  const wanted = sql`${sql.param(references)}::text[]`;
  const named = await db
    .select({
      code: products.code,
      reference: products.reference,
      priceHT: products.priceHT,
      quantity: stock.quantity,
    })
    .from(products)
    .leftJoin(stock, eq(stock.code, products.code))
    .where(
      sql`${products.code} = any(${wanted}) or folded(${products.reference}) in (select folded(unnest(${wanted})))`,
    );
  const codes = new Set(named.map(({ code }) => code));
  const byName = new Map<string, Article[]>();
  for (const article of named) {
    const reference = inCapitals(article.reference);
    // If a reference is also the code of another article, it means that article.
    for (const name of new Set([article.code, codes.has(reference) ? article.code : reference]))
      byName.set(name, [...(byName.get(name) ?? []), article]);
  }
  const found = new Map<string, { readonly row: Row; readonly article: Article }>();
  for (const row of rows)
    for (const article of byName.get(row.reference) ?? []) {
      const key = keyOf(article, row);
      if (row.reference === article.code || !found.has(key)) found.set(key, { row, article });
    }
  return { found: [...found.values()], unknown: references.filter((reference) => !byName.has(reference)) };
}
