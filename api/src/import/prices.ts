import { eq, sql } from 'drizzle-orm';
import { tidyCatalogue } from '../catalogue/search/vocabulary';
import { inBatches } from '../database/batches';
import type { Db } from '../database/database';
import { products, stock } from '../database/schema';
import { inCapitals } from '../database/search-text';
import { paced } from '../database/short-transactions';
import type { PriceRow } from './price-row';
import { createSpool } from './spool';
import { beginImport } from './store-catalogue';
import { type Quantity, storeStock } from './store-stock';

const rowsPerStatement = 1_000;

/**
 * Changes the prices of the articles in the file in one transaction, then their stock in short ones.
 * @param isInFile whether the file has a row with the key of this one
 * @returns the number of changed articles, and the references without an article
 */
export async function storePrices(
  db: Db,
  prices: AsyncIterable<PriceRow>,
  isInFile: (row: PriceRow) => boolean,
) {
  // The database may repeat the transaction, which then counts anew.
  const { unknown, stocks, changed } = await db.transaction(async (tx) => {
    const unknown = new Set<string>();
    const stocks = createSpool<Quantity>();
    let changed = 0;
    await inBatches(prices, rowsPerStatement, async (part, start) => {
      // Only a file with such rows waits for other imports.
      if (start === 0) await beginImport(tx);
      const { found, unknown: absent } = await articlesOf(tx, part, (row, { code }) =>
        isInFile({ ...row, reference: code }),
      );
      for (const reference of absent) unknown.add(reference);
      const repriced: { readonly code: string; readonly priceHT: number }[] = [];
      for (const { row, article } of found) {
        const { code } = article;
        const { priceHT, stock: quantity } = row;
        const hasPrice = priceHT !== null && priceHT !== 'none' && priceHT !== article.priceHT;
        const hasStock = quantity !== null && quantity !== article.quantity;
        if (hasPrice) repriced.push({ code, priceHT });
        if (hasStock) stocks.add([code, quantity]);
        if (hasPrice || hasStock) changed += 1;
      }
      await inBatches(repriced, rowsPerStatement, (some) => {
        const column = (name: keyof (typeof some)[number]) => sql.param(some.map((each) => each[name]));
        return paced(async () =>
          tx.execute(sql`
            update products set price_ht = changed.price_ht
            from unnest(${column('code')}::text[], ${column('priceHT')}::numeric[]) as changed (code, price_ht)
            where products.code = changed.code`),
        );
      });
    });
    return { unknown, stocks, changed };
  });
  await storeStock(db, stocks);
  if (changed > 0) await tidyCatalogue(db);
  return { changed, unknown };
}

/** An article as a file of prices finds it; `quantity` in stock. */
interface Article {
  readonly code: string;
  readonly priceHT: number;
  readonly quantity: number | null;
}

/**
 * Returns each row with the articles that its reference names: the one with this code, else all with this
 * reference, except those for which another row of the file names the code.
 */
export async function articlesOf<Row extends { readonly reference: string }>(
  db: Db,
  rows: readonly Row[],
  isNamed: (row: Row, article: Article) => boolean,
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
    // Arrays, since PostgreSQL reads the whole table for a subquery.
    .where(
      sql`${products.code} = any(${wanted}) or folded(${products.reference}) = any(array(select folded(unnest(${wanted}))))`,
    );
  const codes = new Set(named.map(({ code }) => code));
  const byName = new Map<string, Article[]>();
  for (const article of named) {
    const reference = inCapitals(article.reference);
    // If a reference is also the code of another article, it means that article.
    for (const name of new Set([article.code, codes.has(reference) ? article.code : reference]))
      byName.set(name, [...(byName.get(name) ?? []), article]);
  }
  const found = rows.flatMap((row) =>
    (byName.get(row.reference) ?? [])
      .filter((article) => row.reference === article.code || !isNamed(row, article))
      .map((article) => ({ row, article })),
  );
  return { found, unknown: references.filter((reference) => !byName.has(reference)) };
}
