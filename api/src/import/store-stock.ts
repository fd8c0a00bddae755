import { asc, type SQL, sql } from 'drizzle-orm';
import { inBatches } from '../database/batches';
import type { Db, Tx } from '../database/database';
import { stock } from '../database/schema';
import { paced, rowsPerTransaction } from '../database/short-transactions';

const comparedAtOnce = 10_000;

/** Pieces of an article in stock; null if unknown. */
export type Quantity = readonly [code: string, quantity: number | null];

const named = (rows: readonly Quantity[]) =>
  sql`code = any(${sql.param(rows.map(([code]) => code))}::text[])`;

/** Returns the statement that sets the known pieces in stock of these articles. */
export function stockInsert(part: readonly Quantity[]): SQL {
  const known = part.filter(([, quantity]) => quantity !== null);
  const codes = sql.param(known.map(([code]) => code));
  const quantities = sql.param(known.map(([, quantity]) => quantity));
  return sql`
    insert into ${stock} (code, quantity) select * from unnest(${codes}::text[], ${quantities}::integer[])
    on conflict (code) do update set quantity = excluded.quantity`;
}

async function setStock(tx: Tx, part: readonly Quantity[]): Promise<void> {
  // Orders lock by code too.
  await tx.select().from(stock).where(named(part)).orderBy(asc(stock.code)).for('update');
  const unknown = part.filter(([, quantity]) => quantity === null);
  if (unknown.length > 0) await tx.delete(stock).where(named(unknown));
  await tx.execute(stockInsert(part));
}

/** Sets the pieces in stock where they differ, in short transactions, since orders wait for these rows. */
export async function storeStock(
  db: Db,
  quantities: Iterable<Quantity> | AsyncIterable<Quantity>,
): Promise<void> {
  await inBatches(quantities, comparedAtOnce, async (compared) => {
    const stored = await db.select().from(stock).where(named(compared));
    const current = new Map(stored.map(({ code, quantity }) => [code, quantity]));
    const changed = compared.filter(([code, quantity]) => (current.get(code) ?? null) !== quantity);
    await inBatches(changed, rowsPerTransaction, (part) =>
      paced(() => db.transaction((tx) => setStock(tx, part))),
    );
  });
}
