import { eq } from 'drizzle-orm';
import type { Tx } from '../database/database';
import { orders } from '../database/schema';
import { api } from '../testing/api';
import { readFeed } from './order-feed';

const idsOf = async (count: number) =>
  (await api.database.db.select({ id: orders.id }).from(orders).limit(count)).map(({ id }) => id);
const change = (db: Pick<Tx, 'update'>, id = '', word = '') =>
  db.update(orders).set({ payment: 'deferred', deliveryInstructions: word }).where(eq(orders.id, id));

/** Reads from a cursor to the end of the feed. Returns the new instructions, and the next cursor. */
async function readOn(cursor: number): Promise<{ seen: unknown[]; next: number }> {
  const { orders: page, next } = await readFeed(api.database.db, '', cursor, 2);
  if (page.length === 0) return { seen: [], next: Number(next) };
  const rest = await readOn(Number(next));
  return { seen: [...page.map((order) => order.deliveryInstructions), ...rest.seen], next: rest.next };
}

it('a reader gets a change that commits after later changes were read, and each change once', async () => {
  const { db } = api.database;
  const ids = await idsOf(3);
  for (const id of ids) await change(db, id, 'before');
  const start = await readOn(0);
  let commit = () => {};
  let slow: Promise<void> | undefined;
  await new Promise<void>((changed) => {
    slow = db.transaction(async (tx) => {
      await change(tx, ids[0], 'slow');
      changed();
      await new Promise<void>((end) => {
        commit = end;
      });
    });
  });
  await change(db, ids[1], 'quick');
  const meanwhile = await readOn(start.next);
  commit();
  await slow;
  await change(db, ids[2], 'last');

  const after = await readOn(meanwhile.next);

  expect([meanwhile.seen, after.seen.sort()]).toEqual([['quick'], ['last', 'slow']]);
});

it('a reader waits until a concurrent reader has numbered its changes, and misses none', async () => {
  const { db, sql } = api.database;
  const [first, second] = await idsOf(2);
  const { next: cursor } = await readOn(0);
  const waiting = `select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  let answered = false;

  await change(db, first, 'of the slow reader');
  const [page] = await db.transaction(async (tx) => {
    await readFeed(tx, '', cursor, 500);
    await change(db, second, 'of the quick reader');
    const quick = readFeed(db, '', cursor, 500).finally(() => {
      answered = true;
    });
    while (!answered && (await sql.query({ text: waiting })).rows.length === 0);
    // In a list, since a returned promise would be awaited, which itself awaits the end of this transaction.
    return [quick] as const;
  });

  expect((await page).orders.map(({ id }) => id)).toEqual([first, second]);
});
