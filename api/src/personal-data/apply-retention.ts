import { and, eq, gt, inArray, isNotNull, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { retention } from 'shared-contracts/api/retention';
import type { Db, Tx } from '../database/database';
import { customers, linkTokens, mails, orders } from '../database/schema';
import { deletionIn, finishAll, inShortTransactions } from '../database/short-transactions';
import { enqueueMail } from '../email/outbox';
import { anonymiseOldOrders } from './anonymise-orders';
import { isRequested } from './deletion-request';
import { eraseCustomer } from './erase-person';

export type RetentionLog = Pick<FastifyBaseLogger, 'info' | 'error'>;

/** Steps that delete or anonymise personal data whose retention has expired (`retention`); idempotent. */
export const retentionSteps = (db: Db, log: RetentionLog, unusedYears: number, signal?: AbortSignal) => [
  deletionIn(db, signal)(mails, or(oldMessage, lastMail)),
  deletionIn(db, signal)(customers, neverVerified(db)),
  () => anonymiseOldOrders(db, signal),
  () => eraseAccounts(db, log, isRequested, signal),
  () => warnOfErasure(db, unusedYears, signal),
  () => eraseAccounts(db, log, isUnused(unusedYears), signal),
];

/** The last email to an erased account contains its address until it is sent. */
const lastMail = and(
  eq(mails.kind, 'account-erased'),
  or(isNotNull(mails.sentAt), isNotNull(mails.refusedAt)),
);

const oldMessage = and(
  eq(mails.kind, 'contact'),
  lt(mails.createdAt, sql`now() - make_interval(years => ${retention.messageYears})`),
);

/** Old unverified accounts, except those with a valid link or with orders. */
function neverVerified(db: Db): SQL | undefined {
  const ofAccount = eq(linkTokens.customerId, customers.id);
  const live = and(ofAccount, isNull(linkTokens.usedAt), gt(linkTokens.expiresAt, sql`now()`));
  return and(
    isNull(customers.emailVerifiedAt),
    lt(customers.createdAt, sql`now() - make_interval(days => ${retention.unverifiedDays})`),
    notExists(db.select().from(linkTokens).where(live)),
    notExists(db.select().from(orders).where(eq(orders.customerId, customers.id))),
  );
}

const noticeDays = sql`make_interval(days => ${retention.unusedNoticeDays})`;
const unusedSince = (years: number) => sql`now() - make_interval(years => ${years})`;

/** Accounts unused for so many years, whose customers were warned in time. */
const isUnused = (years: number) =>
  and(
    lt(customers.lastSignInAt, unusedSince(years)),
    lt(customers.unusedNoticeAt, sql`now() - ${noticeDays}`),
  );

/** Warns each customer once before the account is erased. @returns the number of customers */
const warnOfErasure = (db: Db, years: number, signal?: AbortSignal): Promise<number> =>
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

/** Erases the accounts that meet a condition; those with an open payment wait for the next run. */
async function eraseAccounts(
  db: Db,
  log: RetentionLog,
  which: SQL | undefined,
  signal?: AbortSignal,
): Promise<void> {
  const due = await db.select({ id: customers.id }).from(customers).where(which);
  await finishAll(
    due.map(({ id: customerId }) => async () => {
      const { outcome } = await eraseCustomer(db, customerId, which).catch((error) => {
        log.error({ err: error, customerId }, 'erasure in time failed');
        throw error;
      });
      log.info({ customerId, outcome }, 'erasure in time');
    }),
    signal,
  );
}
