import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { mails, orders } from '../database/schema';

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
