import { inArray } from 'drizzle-orm';
import type { CancelledPart, Fulfilment, Shipment } from 'shared-contracts/api/orders';
import { stillToCome } from 'shared-contracts/api/still-to-come';
import type { Db } from '../database/database';
import { filled, grouped } from '../database/rows';
import { shipmentLines, shipments } from '../database/schema';

/** Returns the shipments of each of these orders by order id, oldest first. */
export async function shipmentsByOrder(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Shipment[]>> {
  const { orderId, shippedOn, createdAt, id } = shipments;
  const rows = await db
    .select()
    .from(shipments)
    .where(inArray(orderId, [...ids]))
    .orderBy(shippedOn, createdAt, id);
  const lines =
    rows.length === 0
      ? []
      : await db
          .select()
          .from(shipmentLines)
          .where(
            inArray(
              shipmentLines.shipmentId,
              rows.map((row) => row.id),
            ),
          )
          .orderBy(shipmentLines.productCode);
  const linesOf = grouped(lines, ({ shipmentId }) => shipmentId);
  const ofOrder = grouped(rows, (row) => row.orderId);
  return new Map(
    [...ofOrder].map(([order, own]) => [
      order,
      own.map(({ orderId: _order, createdAt: _createdAt, id, shippedOn, ...rest }) => ({
        id,
        shippedOn,
        ...filled(rest),
        lines: (linesOf.get(id) ?? []).map(({ productCode, quantity }) => ({ productCode, quantity })),
      })),
    ]),
  );
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
