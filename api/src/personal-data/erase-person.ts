import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Db, Tx } from '../database/database';
import { carts, customers, idempotentAnswers, mails, orders } from '../database/schema';
import { enqueueMail } from '../email/outbox';
import { anonymise, forgetForms, withoutPhone } from './anonymise-orders';
import { acknowledgementsTo, idsOf, messagesFrom } from './export-person';

/** 'payment-open': nothing was changed, since money may still come for these orders. */
export type Erasure =
  | { readonly outcome: 'erased'; readonly keptOrders: number }
  | { readonly outcome: 'payment-open'; readonly orderNumbers: readonly string[] }
  | { readonly outcome: 'unknown' | 'not-requested' };

/**
 * Erases an account and its data. Orders keep their amounts and, where paid, what an invoice needs. The
 * customer is informed by a last email. All or nothing.
 * @param only `requested`: not if the customer has withdrawn the request meanwhile
 */
export const eraseCustomer = (db: Db, customerId: string, only?: 'requested'): Promise<Erasure> =>
  db.transaction(async (tx) => {
    // The cart first, then the account, as placing an order does; both keep another order from beginning.
    await tx.select().from(carts).where(eq(carts.customerId, customerId)).for('update');
    const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId)).for('update');
    if (!customer) return { outcome: 'unknown' };
    if (only && !customer.deletionRequestedAt) return { outcome: 'not-requested' };
    const orderNumbers = await ordersWithOpenPayment(tx, customerId);
    if (orderNumbers.length > 0) return { outcome: 'payment-open', orderNumbers };

    const keptOrders = await partOrders(tx, customer);
    await eraseMessages(tx, customer.emailAddress);
    await tx.delete(idempotentAnswers).where(eq(idempotentAnswers.owner, customerId));
    const { emailAddress, firstName } = customer;
    // The rest goes with the account.
    await tx.delete(customers).where(eq(customers.id, customerId));
    await enqueueMail(tx, { kind: 'account-erased', content: { emailAddress, firstName } });
    return { outcome: 'erased', keptOrders };
  });

/** Deletes the contact messages of this e-mail address. @returns how many */
export async function eraseMessages(db: Db, emailAddress: string): Promise<number> {
  await db.delete(mails).where(acknowledgementsTo(emailAddress));
  return (await db.delete(mails).where(messagesFrom(emailAddress)).returning({ id: mails.id })).length;
}

/** Orders of which the provider is still asked, or which may still be paid by card. */
async function ordersWithOpenPayment(tx: Tx, customerId: string): Promise<string[]> {
  const mayBePaid = and(eq(orders.status, 'PAYMENT_PENDING'), eq(orders.payment, 'card'));
  const open = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), or(mayBePaid, isNotNull(orders.checkAt))))
    .orderBy(orders.number);
  return open.map(({ number }) => number);
}

/** Detaches the orders from the account. Unpaid ones are anonymised, since they have no invoice. */
async function partOrders(tx: Tx, customer: typeof customers.$inferSelect): Promise<number> {
  const { id, firstName, lastName, companyName } = customer;
  const own = eq(orders.customerId, id);
  await forgetForms(tx, own);
  // Rows of emails stay, so that an order's event is not mailed twice.
  await tx
    .update(mails)
    .set({ customerId: null })
    .where(inArray(mails.orderId, idsOf(tx, own)));
  await anonymise(tx, and(own, eq(orders.status, 'CANCELLED')));
  const sales = await tx
    .update(orders)
    .set({
      customerId: null,
      buyer: { firstName, lastName, companyName },
      billing: withoutPhone(orders.billing),
      delivery: withoutPhone(orders.delivery),
      // An invoice names the number of its customer; words for the driver it does not need.
      deliveryInstructions: null,
    })
    .where(own)
    .returning({ id: orders.id });
  return sales.length;
}
