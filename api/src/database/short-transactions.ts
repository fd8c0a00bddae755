import { setTimeout as pause } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './database';

/** Rows of a transaction beside sales: it holds their locks for milliseconds. */
export const rowsPerTransaction = 500;

/** Runs a part of a long work, then pauses as long as it took: sales keep half of one core at least. */
export async function paced<Result>(part: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await part();
  await pause(performance.now() - startedAt);
  return result;
}

/**
 * Makes a long change beside sales: repeats `part` in a transaction of its own until it changes no row.
 * When it fails or is stopped, the earlier parts stay.
 * @param part changes at most `atMost` rows, locked by key as sales lock them; returns their number
 * @param signal stops after the running part
 * @returns the number of changed rows
 */
export async function inShortTransactions(
  db: Db,
  part: (tx: Tx, atMost: number) => Promise<number>,
  signal?: AbortSignal,
): Promise<number> {
  let changed = 0;
  while (!signal?.aborted) {
    const rows = await paced(() => db.transaction((tx) => part(tx, rowsPerTransaction)));
    if (rows === 0) break;
    changed += rows;
  }
  return changed;
}

/** Creates works that delete rows beside sales; rows that another transaction has locked stay. */
export const deletionIn = (db: Db, signal?: AbortSignal) => (table: PgTable, which: SQL | undefined) => () =>
  inShortTransactions(
    db,
    async (tx, atMost) => {
      const some = sql`select ctid from ${table} where ${which} limit ${atMost} for update skip locked`;
      return (await tx.delete(table).where(sql`ctid = any(array(${some}))`).returning()).length;
    },
    signal,
  );

/** Runs all works one after another, until the signal; one that fails stops no other. @throws their errors */
export async function finishAll(
  works: readonly (() => Promise<unknown>)[],
  signal?: AbortSignal,
): Promise<void> {
  const errors: unknown[] = [];
  for (const work of works) if (!signal?.aborted) await work().catch((error) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${works.length} works failed`);
}
