import { inArray, sql } from 'drizzle-orm';
import type { CancelledPart, Fulfilment, Shipment } from 'shared-contracts/api/orders';
import { stillToCome } from 'shared-contracts/api/still-to-come';
import type { Db } from '../database/database';
import { filled, grouped } from '../database/rows';
import { shipmentLines, shipments } from '../database/schema';

/**
 * Selects the articles of a shipment by code. The table's name is written out, since drizzle omits it in a query
 * of a single table.
 */
const articles = sql<Shipment['lines']>`(
  select json_agg(json_build_object('productCode', product_code, 'quantity', quantity) order by product_code)
  from ${shipmentLines} where shipment_id = ${shipments}.id)`;

/** A shipment, the order it is of and when it was reported. */
export type StoredShipment = Shipment & { readonly orderId: string; readonly createdAt: Date };

/** Returns the shipments of each of these orders by order id, oldest first. */
export async function shipmentsByOrder(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredShipment[]>> {
  const { orderId, id, shippedOn, createdAt, deliveredOn, carrier, trackingNumber, trackingUrl } = shipments;
  const details = { deliveredOn, carrier, trackingNumber, trackingUrl };
  const rows = await db
    .select({ orderId, id, shippedOn, createdAt, lines: articles, details })
    .from(shipments)
    .where(inArray(orderId, [...ids]))
    .orderBy(shippedOn, createdAt, id);
  const stored = rows.map(({ details, ...shipment }) => ({ ...shipment, ...filled(details) }));
  return grouped(stored, (shipment) => shipment.orderId);
}

/** Returns what happened to the goods of an order with these shipments, of which there is at least one. */
export function fulfilmentOf(
  ordered: Parameters<typeof stillToCome>[0],
  sent: readonly Shipment[],
  cancelled: readonly CancelledPart[],
): Fulfilment {
  if ([...stillToCome(ordered, sent, cancelled).values()].some((count) => count > 0)) return 'partly-shipped';
  return sent.every(({ deliveredOn }) => deliveredOn) ? 'delivered' : 'shipped';
}
