import { asc, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, inBatches } from '../database/database';
import { products } from '../database/schema';
import { filled, optionalFigure, readPrice, readStock } from './cell-values';
import { Faults, ImportError } from './import-errors';
import { readCatalogueFile, validRows } from './read-file';
import { importLock } from './store-catalogue';

const priceRow = z
  .object({
    reference: filled(50).transform((value) => value.toUpperCase()),
    prix_ht: optionalFigure(readPrice),
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
  const rows = readCatalogueFile(path, { allowed, required: ['reference'] });
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
 * Changes price and stock of the articles in the file, in one transaction.
 * @returns the number of changed articles, and the references without an article
 */
export const storePrices = (db: Db, prices: readonly NewPrice[]) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
    const wanted = sql`${sql.param(prices.map(({ reference }) => reference))}::text[]`;
    // Locked in the order of their codes, as orders do.
    const named = await tx
      .select({
        code: products.code,
        reference: sql<string>`upper(${products.reference})`,
        priceHT: products.priceHT,
        stock: products.stock,
      })
      .from(products)
      .where(or(sql`${products.code} = any(${wanted})`, sql`upper(${products.reference}) = any(${wanted})`))
      .orderBy(asc(products.code))
      .for('update');

    const byReference = new Map(prices.map((price) => [price.reference, price]));
    const codes = new Set(named.map(({ code }) => code));
    const used = new Set<string>();
    const changes = named.flatMap(({ code, reference, priceHT, stock }) => {
      // If a reference is also the code of another article, it means that article.
      const change = byReference.get(code) ?? (codes.has(reference) ? undefined : byReference.get(reference));
      if (!change) return [];
      used.add(change.reference);
      const changed = { code, priceHT: change.priceHT ?? priceHT, stock: change.stock ?? stock };
      return changed.priceHT === priceHT && changed.stock === stock ? [] : [changed];
    });
    await inBatches(changes, rowsPerStatement, (part) => {
      const column = (name: keyof (typeof part)[number]) => sql.param(part.map((each) => each[name]));
      return tx.execute(sql`
        update products set price_ht = changed.price_ht, stock = changed.stock
        from unnest(${column('code')}::text[], ${column('priceHT')}::numeric[], ${column('stock')}::int[])
          as changed (code, price_ht, stock)
        where products.code = changed.code`);
    });
    return {
      changed: changes.length,
      unknown: prices.map(({ reference }) => reference).filter((reference) => !used.has(reference)),
    };
  });
