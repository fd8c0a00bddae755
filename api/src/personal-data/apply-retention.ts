import { and, eq, gt, isNotNull, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { retention } from 'shared-contracts/api/retention';
import type { Db } from '../database/database';
import { customers, linkTokens, mails, orders } from '../database/schema';
import { deletionIn, finishAll } from '../database/short-transactions';
import { anonymiseOldOrders } from './anonymise-orders';
import { isRequested } from './deletion-request';
import { eraseCustomer } from './erase-person';
import { isUnused, warnOfErasure } from './unused-accounts';

export type RetentionLog = Pick<FastifyBaseLogger, 'info' | 'error'>;

/**
 * Steps that delete or anonymise personal data whose retention has expired (`retention`); idempotent.
 * @param unusedYears after which an unused account is erased
 */
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
