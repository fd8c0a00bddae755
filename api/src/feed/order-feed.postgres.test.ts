import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { Tx } from '../database/database';
import { orders } from '../database/schema';
import { api } from '../testing/api';
import { readFeed } from './order-feed';

/** A transaction that stays open between the steps of a test. */
class Writer {
  private readonly changed: number[] = [];
  private constructor(
    private readonly tx: Tx,
    private readonly end: () => void,
    private readonly ended: Promise<unknown>,
  ) {}

  static begin(): Promise<Writer> {
    return new Promise((resolve, reject) => {
      const ended = api.database.db.transaction(
        (tx) => new Promise<void>((end) => resolve(new Writer(tx, end, ended))),
      );
      ended.catch(reject);
    });
  }

  has = (order: number) => this.changed.includes(order);

  async change(order: number, id: string, word: string): Promise<void> {
    this.changed.push(order);
    await this.tx.update(orders).set({ deliveryInstructions: word }).where(eq(orders.id, id));
  }

  async commit(): Promise<void> {
    this.end();
    await this.ended;
  }
}

it('a reader gets the newest state of each order, regardless of the sequence of changes and commits', async () => {
  const { db } = api.database;
  const ids = (await db.select({ id: orders.id }).from(orders).limit(3)).map(({ id }) => id);
  await db.update(orders).set({ payment: 'deferred' });
  const step = fc.oneof(
    fc.record({ writer: fc.nat(1), order: fc.nat(2) }),
    fc.record({ commit: fc.nat(1) }),
    fc.constant('read' as const),
  );
  let words = 0;

  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const writers = new Map<number, Writer>();
      const seen = new Map<string, string | undefined>();
      let cursor = 0;
      const readToTheEnd = async () => {
        for (;;) {
          const page = await readFeed(db, '', cursor, 2);
          for (const { id, deliveryInstructions } of page.orders) seen.set(id, deliveryInstructions);
          cursor = Number(page.next);
          if (page.orders.length === 0) return;
        }
      };
      const commit = async (name: number) => {
        await writers.get(name)?.commit();
        writers.delete(name);
      };

      await readToTheEnd();
      for (const each of steps) {
        if (each === 'read') await readToTheEnd();
        else if ('commit' in each) await commit(each.commit);
        else if (!writers.get(1 - each.writer)?.has(each.order)) {
          const writer = writers.get(each.writer) ?? (await Writer.begin());
          writers.set(each.writer, writer);
          words += 1;
          await writer.change(each.order, ids[each.order] ?? '', `word ${words}`);
        }
      }
      await commit(0);
      await commit(1);
      await readToTheEnd();

      const stored = await db.select({ id: orders.id, word: orders.deliveryInstructions }).from(orders);
      expect(seen).toEqual(new Map(stored.map(({ id, word }) => [id, word ?? undefined])));
    }),
    { numRuns: 60, seed: 48 },
  );
});

it('a reader waits until a concurrent reader has numbered its changes, and misses none', async () => {
  const { db, sql } = api.database;
  const [first, second] = await db.select({ id: orders.id }).from(orders).limit(2);
  const change = (id = '', word = '') =>
    db.update(orders).set({ payment: 'deferred', deliveryInstructions: word }).where(eq(orders.id, id));
  let cursor = 0;
  for (
    let page = await readFeed(db, '', 0, 500);
    page.orders.length > 0;
    page = await readFeed(db, '', cursor, 500)
  )
    cursor = Number(page.next);
  const waiting = `select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  let answered = false;

  await change(first?.id, 'of the slow reader');
  const [page] = await db.transaction(async (tx) => {
    await readFeed(tx, '', cursor, 500);
    await change(second?.id, 'of the quick reader');
    const quick = readFeed(db, '', cursor, 500).finally(() => {
      answered = true;
    });
    while (!answered && (await sql.query({ text: waiting })).rows.length === 0);
    return [quick] as const;
  });

  expect((await page).orders.map(({ id }) => id)).toEqual([first?.id, second?.id]);
});
