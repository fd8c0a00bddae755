import { and, eq, gt, isNotNull, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { retention } from 'shared-contracts/api/retention';
import type { Db } from '../database/database';
import { customers, linkTokens, mails, orders } from '../database/schema';
import { deletionIn } from '../database/short-transactions';
import { anonymiseOldOrders } from './anonymise-orders';
import { eraseInTime } from './deletion-request';

/** Steps that delete or anonymise personal data whose retention has expired (`retention`); idempotent. */
export const retentionSteps = (db: Db, log: FastifyBaseLogger, signal?: AbortSignal) => [
  deletionIn(db, signal)(mails, or(oldMessage, lastMail)),
  deletionIn(db, signal)(customers, neverVerified(db)),
  () => anonymiseOldOrders(db, signal),
  () => eraseInTime(db, log, signal),
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
