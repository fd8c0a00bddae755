import { inArray } from 'drizzle-orm';
import { api } from '../testing/api';
import type { Tx } from './database';
import { searchWords } from './schema';
import { inShortTransactions } from './short-transactions';

const left = () => api.database.db.$count(searchWords);

async function deleteSome(tx: Tx, atMost: number): Promise<number> {
  const some = tx.select({ word: searchWords.word }).from(searchWords).limit(atMost);
  return (await tx.delete(searchWords).where(inArray(searchWords.word, some)).returning()).length;
}

it('a change in short transactions keeps its earlier parts when one fails, and continues when repeated', async () => {
  const { db } = api.database;
  const before = await left();
  let parts = 0;
  const failing = inShortTransactions(db, async (tx, atMost) => {
    const deleted = await deleteSome(tx, atMost);
    parts += 1;
    if (parts === 2) throw new Error('killed');
    return deleted;
  });

  await expect(failing).rejects.toThrow('killed');
  const afterFirst = await left();
  const repeated = await inShortTransactions(db, deleteSome);

  expect(before - afterFirst).toBe(500);
  expect([repeated, await left()]).toEqual([afterFirst, 0]);
});
