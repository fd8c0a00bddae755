import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PersonalData } from 'shared-contracts/api/personal-data';
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

const iso = (moment: Date) => moment.toISOString();
const isoOrNull = (moment: Date | null) => moment && iso(moment);

/**
 * All data of the person with this e-mail address, in one snapshot (GDPR, articles 15 and 20), without
 * hashes, tokens and internal columns. Null when there is none.
 */
export const exportPerson = (db: Db, emailAddress: string): Promise<PersonalData | null> =>
  db.transaction(
    async (tx) => {
      const [customer] = await tx
        .select()
        .from(customers)
        .where(sql`lower(${customers.emailAddress}) = ${emailAddress.toLowerCase()}`);
      const messages = await tx
        .select()
        .from(mails)
        .where(messagesFrom(emailAddress))
        .orderBy(asc(mails.createdAt));
      if (!customer && messages.length === 0) return null;
      const received = messages.map(({ createdAt, sentAt, content }) => ({
        receivedAt: iso(createdAt),
        sentAt: isoOrNull(sentAt),
        content: content ?? {},
      }));
      if (!customer)
        return {
          account: null,
          addresses: [],
          cart: [],
          lists: [],
          orders: [],
          messages: received,
          mails: [],
          sessions: [],
          links: [],
        };
      const { passwordHash: _hash, registrationMark: _mark, ...account } = customer;
      return {
        account: {
          ...account,
          createdAt: iso(account.createdAt),
          emailVerifiedAt: isoOrNull(account.emailVerifiedAt),
          deletionRequestedAt: isoOrNull(account.deletionRequestedAt),
        },
        addresses: await createAddressRepository(tx).list(customer.id),
        cart: await cartOf(tx, customer.id),
        lists: await listsOf(tx, customer.id),
        orders: await exportedOrders(tx, customer.id),
        messages: received,
        ...(await traces(tx, customer.id)),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

async function cartOf(db: Db, customerId: string): Promise<PersonalData['cart']> {
  const [cart] = await db.select().from(carts).where(eq(carts.customerId, customerId));
  return cart?.lines ?? [];
}

async function listsOf(db: Db, customerId: string): Promise<PersonalData['lists']> {
  const own = await createListRepository(db).all(customerId);
  return own.map(({ name, lines, createdAt, updatedAt }) => ({ name, lines, createdAt, updatedAt }));
}

async function exportedOrders(db: Db, customerId: string): Promise<PersonalData['orders']> {
  const own = await db
    .select()
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(asc(orders.createdAt), asc(orders.id));
  const ids = ordersOf(db, customerId);
  const lines = byOrder(
    await db
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, ids))
      .orderBy(orderLines.orderId, orderLines.position),
  );
  const news = byOrder(
    await db
      .select()
      .from(paymentEvents)
      .where(inArray(paymentEvents.orderId, ids))
      .orderBy(paymentEvents.receivedAt),
  );
  const forms = byOrder(
    await db
      .select()
      .from(paymentAttempts)
      .where(inArray(paymentAttempts.orderId, ids))
      .orderBy(paymentAttempts.createdAt),
  );
  return own.map((order) => {
    const { id, number, status, cancellation, payment, deliveryMode, discountRate } = order;
    const { deliveryFeeCents, amountCents, billing, delivery } = order;
    const { purchaseOrderNumber, deliveryInstructions } = order;
    return {
      id,
      number,
      status,
      cancellation,
      payment,
      deliveryMode,
      discountRate,
      deliveryFeeCents,
      amountCents,
      billing,
      delivery,
      purchaseOrderNumber,
      deliveryInstructions,
      createdAt: iso(order.createdAt),
      triedAt: isoOrNull(order.triedAt),
      paidAt: isoOrNull(order.paidAt),
      confirmedAt: isoOrNull(order.confirmedAt),
      cancelledAt: isoOrNull(order.cancelledAt),
      lines: (lines.get(id) ?? []).map(
        ({ productCode, designation, quantity, priceHT, vatRate, imageUrl, packCount, packUnit }) => ({
          productCode,
          designation,
          quantity,
          priceHT,
          vatRate,
          imageUrl,
          packCount,
          packUnit,
        }),
      ),
      payments: (news.get(id) ?? []).map((event) => ({
        transaction: event.transactionUuid,
        status: event.status,
        detailedStatus: event.detailedStatus,
        amountCents: event.amountCents,
        source: event.source,
        receivedAt: iso(event.receivedAt),
      })),
      cardForms: (forms.get(id) ?? []).map(({ state, createdAt }) => ({ state, createdAt: iso(createdAt) })),
    };
  });
}

function byOrder<Row extends { readonly orderId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(row.orderId, [...(found.get(row.orderId) ?? []), row]);
  return found;
}

async function traces(
  db: Db,
  customerId: string,
): Promise<Pick<PersonalData, 'mails' | 'sessions' | 'links'>> {
  const emails = await db
    .select()
    .from(mails)
    .where(or(eq(mails.customerId, customerId), inArray(mails.orderId, ordersOf(db, customerId))))
    .orderBy(asc(mails.createdAt));
  const signIns = await db
    .select()
    .from(sessions)
    .where(eq(sessions.customerId, customerId))
    .orderBy(asc(sessions.createdAt));
  const links = await db
    .select()
    .from(linkTokens)
    .where(eq(linkTokens.customerId, customerId))
    .orderBy(asc(linkTokens.expiresAt));
  return {
    mails: emails.map(({ kind, orderId, content, createdAt, sentAt }) => ({
      kind,
      orderId,
      content,
      createdAt: iso(createdAt),
      sentAt: isoOrNull(sentAt),
    })),
    sessions: signIns.map(({ remember, device, createdAt, lastUsedAt, expiresAt, revokedAt }) => ({
      remember,
      device,
      createdAt: iso(createdAt),
      lastUsedAt: iso(lastUsedAt),
      expiresAt: iso(expiresAt),
      revokedAt: isoOrNull(revokedAt),
    })),
    links: links.map(({ purpose, expiresAt, usedAt }) => ({
      purpose,
      expiresAt: iso(expiresAt),
      usedAt: isoOrNull(usedAt),
    })),
  };
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
