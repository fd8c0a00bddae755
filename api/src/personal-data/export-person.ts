import { and, asc, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { PersonalData } from 'shared-contracts/api/personal-data';
import { listAddresses } from '../account/address-repository';
import type { Db } from '../database/database';
import { grouped } from '../database/rows';
import {
  carts,
  customerPrices,
  customers,
  isSameLogin,
  linkTokens,
  mails,
  orders,
  paymentAttempts,
  paymentEvents,
  sessions,
} from '../database/schema';
import { contactMails } from '../email/outbox';
import { allLists } from '../lists/list-repository';
import { selectOrders, withParts } from '../orders/read-orders';

/**
 * Exports all data of the person with this e-mail address in one snapshot (GDPR, articles 15, 20); null for
 * an unknown address. The schema `PersonalData` omits hashes, tokens and internal columns.
 */
export const exportPerson = (db: Db, emailAddress: string): Promise<PersonalData | null> =>
  db.transaction(
    async (tx) => {
      const [account = null] = await tx
        .select()
        .from(customers)
        .where(isSameLogin(customers.emailAddress, emailAddress));
      const written = await rowsOf(tx, mails, messagesFrom(emailAddress, account?.id), mails.createdAt);
      if (!account && written.length === 0) return null;
      const messages = written.map(({ createdAt, sentAt, content }) => ({
        receivedAt: createdAt,
        sentAt,
        content: content ?? {},
      }));
      const rows = { account, messages, ...(await dataOf(tx, account?.id ?? noAccount)) };
      // JSON converts timestamps to ISO 8601.
      return PersonalData.parse(JSON.parse(JSON.stringify(rows)));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** The id of no account. */
const noAccount = '00000000-0000-0000-0000-000000000000';

async function rowsOf<Table extends PgTable>(db: Db, table: Table, which: SQL | undefined, by: PgColumn) {
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(which)
    .orderBy(asc(by));
  return rows as Table['$inferSelect'][];
}

async function dataOf(db: Db, customerId: string) {
  const [cart] = await db.select().from(carts).where(eq(carts.customerId, customerId));
  const ofAccount = and(eq(mails.customerId, customerId), ne(mails.kind, 'contact'));
  const aboutOrders = inArray(mails.orderId, idsOf(db, eq(orders.customerId, customerId)));
  return {
    addresses: await listAddresses(db, customerId),
    prices: await rowsOf(db, customerPrices, eq(customerPrices.customerId, customerId), customerPrices.code),
    cart: cart?.lines ?? [],
    lists: await allLists(db, customerId),
    orders: await ordersOf(db, customerId),
    mails: await rowsOf(db, mails, or(ofAccount, aboutOrders), mails.createdAt),
    sessions: await rowsOf(db, sessions, eq(sessions.customerId, customerId), sessions.createdAt),
    links: await rowsOf(db, linkTokens, eq(linkTokens.customerId, customerId), linkTokens.expiresAt),
  };
}

/** Returns the orders with their rows, grouped by a map: a customer may have thousands of orders. */
async function ordersOf(db: Db, customerId: string) {
  const which = eq(orders.customerId, customerId);
  const own = await withParts(db, await selectOrders(db).where(which).orderBy(orders.createdAt));
  const { orderId, receivedAt } = paymentEvents;
  const events = await rowsOf(db, paymentEvents, inArray(orderId, idsOf(db, which)), receivedAt);
  const ofOrder = inArray(paymentAttempts.orderId, idsOf(db, which));
  const attempts = await rowsOf(db, paymentAttempts, ofOrder, paymentAttempts.createdAt);
  const payments = grouped(events, (row) => row.orderId);
  const cardForms = grouped(attempts, (row) => row.orderId);
  return own.map(({ order, lines, shipments, documents }) => ({
    ...order,
    lines,
    shipments,
    payments: (payments.get(order.id) ?? []).map((row) => ({ ...row, transaction: row.transactionUuid })),
    documents,
    cardForms: cardForms.get(order.id) ?? [],
  }));
}

/** Messages of the contact form from an e-mail address, and those that an account has kept from a former one. */
export const messagesFrom = (emailAddress: string, customerId?: string): SQL | undefined =>
  or(
    contactMails(['contact'], emailAddress),
    customerId === undefined ? undefined : and(eq(mails.kind, 'contact'), eq(mails.customerId, customerId)),
  );

/** Selects the ids of orders, for conditions on their rows in other tables. */
export const idsOf = (db: Db, which: SQL | undefined) =>
  db.select({ id: orders.id }).from(orders).where(which);
