import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { DeletionRequest } from 'shared-contracts/api/personal-data';
import { retention } from 'shared-contracts/api/retention';
import { wrongPassword } from '../account/account-refusals';
import { lockUnchanged } from '../account/customer-repository';
import type { Db } from '../database/database';
import { type Customer, customers } from '../database/schema';
import { enqueueMail } from '../email/outbox';
import { daysLater } from '../paris-time';

/** Returns from when the account is erased that was requested at that time. */
export const erasedFrom = (requestedAt: Date): Date => daysLater(requestedAt, retention.erasureDays);

const asRequest = (requestedAt: Date | null): DeletionRequest => ({
  requestedAt: requestedAt?.toISOString() ?? null,
  erasedFrom: requestedAt && erasedFrom(requestedAt).toISOString(),
});

/** Returns the customer's request for erasure. */
export async function deletionRequestOf(db: Db, customerId: string): Promise<DeletionRequest> {
  const [customer] = await db
    .select({ at: customers.deletionRequestedAt })
    .from(customers)
    .where(eq(customers.id, customerId));
  return asRequest(customer?.at ?? null);
}

/** Stores the request once, and emails customer and company. @throws {Refusal} 403 when the password has changed */
export const requestDeletion = (db: Db, customer: Customer): Promise<DeletionRequest> =>
  db.transaction(async (tx) => {
    const { id: customerId } = customer;
    await lockUnchanged(tx, customer, wrongPassword);
    const first = await tx
      .update(customers)
      .set({ deletionRequestedAt: sql`now()` })
      .where(and(eq(customers.id, customerId), isNull(customers.deletionRequestedAt)))
      .returning({ id: customers.id });
    if (first.length > 0) {
      await enqueueMail(tx, { kind: 'deletion-requested', customerId });
      await enqueueMail(tx, { kind: 'company-deletion-request', customerId });
    }
    return deletionRequestOf(tx, customerId);
  });

/** Withdraws the request; the customer can request again. */
export async function withdrawDeletionRequest(db: Db, customerId: string): Promise<DeletionRequest> {
  await db.update(customers).set({ deletionRequestedAt: null }).where(eq(customers.id, customerId));
  return asRequest(null);
}

/** Returns the open requests, oldest first. */
export const openRequests = (db: Db) =>
  db
    .select({
      emailAddress: customers.emailAddress,
      companyName: customers.companyName,
      // As an expression, it has the type of a column that is not null.
      requestedAt: sql`${customers.deletionRequestedAt}`.mapWith(customers.deletionRequestedAt),
    })
    .from(customers)
    .where(isNotNull(customers.deletionRequestedAt))
    .orderBy(asc(customers.deletionRequestedAt));

/** Accounts whose customers could withdraw their request long enough. */
export const isRequested = lt(
  customers.deletionRequestedAt,
  sql`now() - make_interval(days => ${retention.erasureDays})`,
);
