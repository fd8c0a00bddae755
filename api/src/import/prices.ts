import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, inBatches, type Tx } from '../database/database';
import { products, stock } from '../database/schema';
import { inCapitals } from '../database/search-text';
import { paced } from '../database/short-transactions';
import { filled, optionalFigure, readSalesPrice, readStock } from './cell-values';
import { Faults, ImportError } from './import-errors';
import { readRows, validRows } from './read-file';
import { beginImport } from './store-catalogue';
import { storeStock } from './store-stock';

const priceRow = z
  .object({
    reference: filled(50).transform(inCapitals),
    prix_ht: optionalFigure(readSalesPrice),
    stock: optionalFigure(readStock),
  })
  .refine(({ prix_ht, stock }) => prix_ht !== null || stock !== null, 'ni prix_ht ni stock');

/** Price and stock of an article; null leaves the current value unchanged. */
export interface NewPrice {
  /** Code or reference, in capitals. */
  readonly reference: string;
  readonly priceHT: number | null;
  readonly stock: number | null;
}

/** @throws {ImportError} that lists each invalid line with the reason */
export async function readPrices(path: string): Promise<NewPrice[]> {
  const allowed = ['reference', 'prix_ht', 'stock'] as const;
  const faults = new Faults();
  const found = new Map<string, NewPrice & { readonly position: string }>();
  const rows = readRows(path, { entry: 'Article', allowed, required: ['reference'] });
  for await (const { position, data } of validRows(rows, priceRow, allowed, faults)) {
    const { reference, prix_ht: priceHT, stock } = data;
    const first = found.get(reference)?.position;
    if (first) faults.add(position, `« ${reference} » est déjà la référence de : ${first}`, 'reference');
    else found.set(reference, { reference, priceHT, stock, position });
  }
  faults.throwIfAny();
  if (found.size === 0) throw new ImportError('Le fichier ne contient aucun article.');
  return [...found.values()];
}

const rowsPerStatement = 1_000;

/**
 * Changes the prices of the articles in the file in one transaction, then their stock in short ones.
 * @returns the number of changed articles, and the references without an article
 */
export async function storePrices(db: Db, prices: readonly NewPrice[]) {
  const { changes, used } = await db.transaction(async (tx) => {
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
  return {
    changed: changes.length,
    unknown: prices.map(({ reference }) => reference).filter((reference) => !used.has(reference)),
  };
}

/** Returns the articles that differ from the file, with null for what stays, and the references in use. */
async function changesOf(tx: Tx, prices: readonly NewPrice[]) {
  const wanted = sql`${sql.param(prices.map(({ reference }) => reference))}::text[]`;
  const named = await tx
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
  const byReference = new Map(prices.map((price) => [price.reference, price]));
  const codes = new Set(named.map(({ code }) => code));
  const used = new Set<string>();
  const changes = named.flatMap(({ code, reference: stored, ...current }) => {
    const reference = inCapitals(stored);
    // If a reference is also the code of another article, it means that article.
    const change = byReference.get(code) ?? (codes.has(reference) ? undefined : byReference.get(reference));
    if (!change) return [];
    used.add(change.reference);
    const priceHT = change.priceHT === current.priceHT ? null : change.priceHT;
    const quantity = change.stock === current.quantity ? null : change.stock;
    return priceHT === null && quantity === null ? [] : [{ code, priceHT, quantity }];
  });
  return { changes, used };
}
