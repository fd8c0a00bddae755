import { asc, inArray, sql } from 'drizzle-orm';
import { type Db, inBatches, type Tx } from '../database/database';
import { stock } from '../database/schema';
import { paced, rowsPerTransaction } from '../database/short-transactions';

const comparedAtOnce = 10_000;

export type Quantity = readonly [code: string, quantity: number | null];

/**
 * Sets the pieces in stock where they differ, in short transactions, since orders wait for these rows.
 * @param quantities by the code of the article; null when unknown
 */
export async function storeStock(
  db: Db,
  quantities: Iterable<Quantity> | AsyncIterable<Quantity>,
  pace = paced,
): Promise<void> {
  const write = (part: Quantity[]) => async (tx: Tx) => {
    const named = (rows: typeof part) =>
      inArray(
        stock.code,
        rows.map(([code]) => code),
      );
    // Orders lock by code too.
    await tx.select().from(stock).where(named(part)).orderBy(asc(stock.code)).for('update');
    const unknown = part.filter(([, quantity]) => quantity === null);
    if (unknown.length > 0) await tx.delete(stock).where(named(unknown));
    const known = part.flatMap(([code, quantity]) => (quantity === null ? [] : [{ code, quantity }]));
    if (known.length > 0)
      await tx
        .insert(stock)
        .values(known)
        .onConflictDoUpdate({ target: stock.code, set: { quantity: sql`excluded.quantity` } });
  };
  await inBatches(quantities, comparedAtOnce, async (compared) => {
    const codes = sql.param(compared.map(([code]) => code));
    const stored = await db.select().from(stock).where(sql`code = any(${codes}::text[])`);
    const current = new Map(stored.map(({ code, quantity }) => [code, quantity]));
    const changed = compared.filter(([code, quantity]) => (current.get(code) ?? null) !== quantity);
    await inBatches(changed, rowsPerTransaction, (part) => pace(() => db.transaction(write(part))));
  });
}
