import { and, asc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import { PersonalData } from 'shared-contracts/api/personal-data';
import { createAddressRepository } from '../account/address-repository';
import type { Db } from '../database/database';
import {
  carts,
  customers,
  linkTokens,
  mails,
  orderLines,
  orders,
  paymentAttempts,
  paymentEvents,
  sessions,
} from '../database/schema';
import { createListRepository } from '../lists/list-repository';

/**
 * All data of the person with this e-mail address, in one snapshot (GDPR, articles 15 and 20), or null. The
 * schema picks the fields: hashes, tokens and internal columns are not in it.
 */
export const exportPerson = (db: Db, emailAddress: string): Promise<PersonalData | null> =>
  db.transaction(
    async (tx) => {
      const [account = null] = await tx
        .select()
        .from(customers)
        .where(sql`lower(${customers.emailAddress}) = ${emailAddress.toLowerCase()}`);
      const written = await tx
        .select()
        .from(mails)
        .where(messagesFrom(emailAddress))
        .orderBy(asc(mails.createdAt));
      if (!account && written.length === 0) return null;
      const messages = written.map(({ createdAt, sentAt, content }) => ({
        receivedAt: createdAt,
        sentAt,
        content: content ?? {},
      }));
      const rows = { account, messages, ...(account ? await rowsOf(tx, account.id) : nothing) };
      // As JSON, moments are ISO 8601.
      return PersonalData.parse(JSON.parse(JSON.stringify(rows)));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

const nothing = { addresses: [], cart: [], lists: [], orders: [], mails: [], sessions: [], links: [] };

async function rowsOf(db: Db, customerId: string) {
  const [cart] = await db.select().from(carts).where(eq(carts.customerId, customerId));
  const ids = ordersOf(db, customerId);
  return {
    addresses: await createAddressRepository(db).list(customerId),
    cart: cart?.lines ?? [],
    lists: await createListRepository(db).all(customerId),
    orders: await orderRowsOf(db, customerId),
    mails: await db
      .select()
      .from(mails)
      .where(or(eq(mails.customerId, customerId), inArray(mails.orderId, ids)))
      .orderBy(asc(mails.createdAt)),
    sessions: await db
      .select()
      .from(sessions)
      .where(eq(sessions.customerId, customerId))
      .orderBy(asc(sessions.createdAt)),
    links: await db
      .select()
      .from(linkTokens)
      .where(eq(linkTokens.customerId, customerId))
      .orderBy(asc(linkTokens.expiresAt)),
  };
}

async function orderRowsOf(db: Db, customerId: string) {
  const own = await db
    .select()
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(asc(orders.createdAt), asc(orders.id));
  const ids = ordersOf(db, customerId);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(orderLines.position);
  const payments = await db
    .select({ ...getTableColumns(paymentEvents), transaction: paymentEvents.transactionUuid })
    .from(paymentEvents)
    .where(inArray(paymentEvents.orderId, ids))
    .orderBy(paymentEvents.receivedAt);
  const cardForms = await db
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.orderId, ids))
    .orderBy(paymentAttempts.createdAt);
  const [linesOf, paymentsOf, formsOf] = [byOrder(lines), byOrder(payments), byOrder(cardForms)];
  return own.map((order) => ({
    ...order,
    lines: linesOf(order),
    payments: paymentsOf(order),
    cardForms: formsOf(order),
  }));
}

/** Rows of an order, found without a search: a customer may have thousands of orders. */
function byOrder<Row extends { readonly orderId: string }>(rows: readonly Row[]) {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const own = found.get(row.orderId);
    if (own) own.push(row);
    else found.set(row.orderId, [row]);
  }
  return ({ id }: { readonly id: string }): Row[] => found.get(id) ?? [];
}

const withAddress = (emailAddress: string) =>
  sql`lower(${mails.content} ->> 'email') = ${emailAddress.trim().toLowerCase()}`;

/** Messages of the contact form written with this e-mail address, in any case. */
export const messagesFrom = (emailAddress: string): SQL | undefined =>
  and(eq(mails.kind, 'contact'), withAddress(emailAddress));

/** Mails that acknowledge those messages. */
export const acknowledgementsTo = (emailAddress: string): SQL | undefined =>
  and(eq(mails.kind, 'contact-received'), withAddress(emailAddress));

/** Ids of a customer's orders, as a part of a query. */
export const ordersOf = (db: Db, customerId: string) =>
  db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId));
