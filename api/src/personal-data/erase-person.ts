import { and, eq, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../database/database';
import { type Customer, carts, customers, idempotentAnswers, mails, orders } from '../database/schema';
import { contactMails, enqueueMail } from '../email/outbox';
import { anonymise, forgetTraces, withoutPhone } from './anonymise-orders';
import { messagesFrom } from './export-person';

/** 'payment-open': nothing was changed, since these orders may still be paid. */
export type Erasure =
  | { readonly outcome: 'erased'; readonly keptOrders: number }
  | { readonly outcome: 'payment-open'; readonly orderNumbers: readonly string[] }
  | { readonly outcome: 'unknown' };

/**
 * Erases an account and its data in one transaction. Orders keep their amounts and, if paid, the data of the
 * invoice. The customer gets a last email.
 * @param which condition that the locked account must still meet, else its outcome is 'unknown'
 */
export const eraseCustomer = (db: Db, customerId: string, which?: SQL): Promise<Erasure> =>
  db.transaction(async (tx) => {
    // Locks cart and account in the same sequence as `placeOrder`, so that no order is placed concurrently.
    await tx.select().from(carts).where(eq(carts.customerId, customerId)).for('update');
    const [customer] = await tx
      .select()
      .from(customers)
      .where(and(eq(customers.id, customerId), which))
      .for('update');
    if (!customer) return { outcome: 'unknown' };
    const orderNumbers = await ordersWithOpenPayment(tx, customerId);
    if (orderNumbers.length > 0) return { outcome: 'payment-open', orderNumbers };

    const keptOrders = await detachOrders(tx, customer);
    await eraseMessages(tx, customer.emailAddress);
    await tx.delete(idempotentAnswers).where(eq(idempotentAnswers.owner, customerId));
    const { emailAddress } = customer;
    // Of an address that is not verified, another person may have typed the name.
    const firstName = customer.emailVerifiedAt ? customer.firstName : '';
    // Foreign keys delete the remaining data with the account.
    await tx.delete(customers).where(eq(customers.id, customerId));
    await enqueueMail(tx, { kind: 'account-erased', content: { emailAddress, firstName } });
    return { outcome: 'erased', keptOrders };
  });

/** Deletes the contact messages from an e-mail address. @returns the number of messages */
export async function eraseMessages(db: Db, emailAddress: string): Promise<number> {
  await db.delete(mails).where(contactMails(['contact-received'], emailAddress));
  return (await db.delete(mails).where(messagesFrom(emailAddress)).returning({ id: mails.id })).length;
}

/** Returns the numbers of orders that may still be paid by card, or have an inquiry scheduled. */
async function ordersWithOpenPayment(tx: Tx, customerId: string): Promise<string[]> {
  const mayBePaid = and(eq(orders.status, 'PAYMENT_PENDING'), eq(orders.payment, 'card'));
  const open = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), or(mayBePaid, isNotNull(orders.checkAt))))
    .orderBy(orders.number);
  return open.map(({ number }) => number);
}

/** Anonymises and detaches cancelled orders, which have no invoice, then detaches the others. @returns their number */
async function detachOrders(tx: Tx, customer: Customer): Promise<number> {
  const { id, firstName, lastName, companyName, customerNumber } = customer;
  const own = eq(orders.customerId, id);
  await forgetTraces(tx, own);
  await anonymise(tx, and(own, eq(orders.status, 'CANCELLED')));
  const others = await tx
    .update(orders)
    .set({
      customerId: null,
      buyer: { firstName, lastName, companyName, customerNumber },
      billing: withoutPhone(orders.billing),
      delivery: withoutPhone(orders.delivery),
      // An invoice needs the customer's order number, but not the delivery instructions.
      deliveryInstructions: null,
    })
    .where(own)
    .returning({ id: orders.id });
  return others.length;
}
