import { and, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { OrderAddress } from 'shared-contracts/api/orders';
import { retention } from 'shared-contracts/api/retention';
import { z } from 'zod';
import type { Db, Tx } from '../database/database';
import { mails, orderDocuments, orders, paymentAttempts, shipments } from '../database/schema';
import { inShortTransactions } from '../database/short-transactions';
import { idsOf } from './export-person';

/** Removes the phone number, which an invoice does not need. */
export const withoutPhone = (address: AnyPgColumn) => sql`jsonb_set(${address}, '{phone}', '""')`;

const blank = Object.fromEntries(
  Object.entries(OrderAddress.shape)
    .filter(([, field]) => !(field instanceof z.ZodOptional))
    .map(([name]) => [name, '']),
);

/** Removes all fields of an address except the country, which sales statistics may need. */
const onlyCountry = (address: AnyPgColumn) =>
  sql`${JSON.stringify(blank)}::jsonb || jsonb_build_object('country', ${address} -> 'country')`;

/** Deletes the tokens of expired card forms. */
export async function forgetForms(db: Db, which: SQL | undefined): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ formToken: null })
    .where(and(isNotNull(paymentAttempts.formToken), inArray(paymentAttempts.orderId, idsOf(db, which))));
}

/** Deletes tracking numbers and links, which lead to the address of a delivery. */
export async function forgetTracking(db: Db, which: SQL | undefined): Promise<void> {
  await db
    .update(shipments)
    .set({ trackingNumber: null, trackingUrl: null })
    .where(inArray(shipments.orderId, idsOf(db, which)));
}

/** Removes personal data and documents of orders; articles, amounts and payments stay. @returns the number of orders */
export async function anonymise(db: Db, which: SQL | undefined): Promise<number> {
  await db.delete(orderDocuments).where(inArray(orderDocuments.orderId, idsOf(db, which)));
  const changed = await db
    .update(orders)
    .set({
      customerId: null,
      buyer: null,
      billing: onlyCountry(orders.billing),
      delivery: onlyCountry(orders.delivery),
      purchaseOrderNumber: null,
      engagementNumber: null,
      serviceCode: null,
      siret: null,
      vatNumber: null,
      deliveryInstructions: null,
    })
    .where(which)
    .returning({ id: orders.id });
  return changed.length;
}

/** Anonymises orders whose legal retention, which begins at the end of their year, has expired. */
export function anonymiseOldOrders(db: Db, signal?: AbortSignal): Promise<number> {
  const part = async (tx: Tx, atMost: number) => {
    const endOfPeriod = sql`(date_trunc('year', now() at time zone 'Europe/Paris') - make_interval(years => ${retention.orderYears})) at time zone 'Europe/Paris'`;
    const found = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(lt(orders.createdAt, endOfPeriod), or(isNotNull(orders.customerId), isNotNull(orders.buyer))),
      )
      .limit(atMost)
      .for('update', { skipLocked: true });
    const ids = found.map(({ id }) => id);
    await forgetForms(tx, inArray(orders.id, ids));
    await forgetTracking(tx, inArray(orders.id, ids));
    await tx.update(mails).set({ customerId: null }).where(inArray(mails.orderId, ids));
    return anonymise(tx, inArray(orders.id, ids));
  };
  return inShortTransactions(db, part, signal);
}
