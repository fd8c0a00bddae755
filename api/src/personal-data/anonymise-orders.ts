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

/** An address whose required fields are empty. */
const blank = Object.fromEntries(
  Object.entries(OrderAddress.shape)
    .filter(([, field]) => !(field instanceof z.ZodOptional))
    .map(([name]) => [name, '']),
);

/** Removes all fields of an address except the country, which sales statistics may need. */
const onlyCountry = (address: AnyPgColumn) =>
  sql`${JSON.stringify(blank)}::jsonb || jsonb_build_object('country', ${address} -> 'country')`;

/**
 * Removes what leads from orders to their customer: tokens of card forms, tracking numbers and links, and the
 * customer of emails, whose rows stay, so that no order email is sent twice.
 */
export async function forgetTraces(db: Db, which: SQL | undefined): Promise<void> {
  const ids = idsOf(db, which);
  const { formToken, orderId } = paymentAttempts;
  const withToken = and(isNotNull(formToken), inArray(orderId, ids));
  await db.update(paymentAttempts).set({ formToken: null }).where(withToken);
  const noTracking = { trackingNumber: null, trackingUrl: null };
  await db.update(shipments).set(noTracking).where(inArray(shipments.orderId, ids));
  await db.update(mails).set({ customerId: null }).where(inArray(mails.orderId, ids));
}

/** Removes personal data and documents of orders, but no amounts or payments. @returns the number of orders */
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
    const which = inArray(orders.id, ids);
    await forgetTraces(tx, which);
    return anonymise(tx, which);
  };
  return inShortTransactions(db, part, signal);
}
