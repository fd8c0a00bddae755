import { and, inArray, isNull, lt, sql } from 'drizzle-orm';
import { retention } from 'shared-contracts/api/retention';
import type { Db, Tx } from '../database/database';
import { customers } from '../database/schema';
import { inShortTransactions } from '../database/short-transactions';
import { enqueueMail } from '../email/outbox';

const noticeDays = sql`make_interval(days => ${retention.unusedNoticeDays})`;
const unusedSince = (years: number) => sql`now() - make_interval(years => ${years})`;

/** Accounts unused for so many years, whose customers were warned in time. */
export const isUnused = (years: number) =>
  and(
    lt(customers.lastSignInAt, unusedSince(years)),
    lt(customers.unusedNoticeAt, sql`now() - ${noticeDays}`),
  );

/** Warns each customer once before the account is erased. @returns the number of customers */
export const warnOfErasure = (db: Db, years: number, signal?: AbortSignal): Promise<number> =>
  inShortTransactions(
    db,
    async (tx: Tx, atMost) => {
      const due = lt(customers.lastSignInAt, sql`${unusedSince(years)} + ${noticeDays}`);
      const found = await tx
        .select({ id: customers.id })
        .from(customers)
        .where(and(due, isNull(customers.unusedNoticeAt), isNull(customers.deletionRequestedAt)))
        .limit(atMost)
        .for('update', { skipLocked: true });
      const ids = found.map(({ id }) => id);
      await tx.update(customers).set({ unusedNoticeAt: sql`now()` }).where(inArray(customers.id, ids));
      for (const customerId of ids) await enqueueMail(tx, { kind: 'account-unused', customerId });
      return ids.length;
    },
    signal,
  );
