import type { Order, OrderItem } from 'shared-contracts/api/orders';
import {
  type DeliveryMode,
  deliveryFee,
  deliveryLabels,
  type Exact,
  exactFromEuros,
} from 'shared-contracts/pricing';

/** Amounts of a placed order before tax; the answer has none, they follow from items and mode as on the confirmation page. */
export interface OrderAmounts {
  readonly subtotal: Exact;
  readonly fee: Exact;
  readonly total: Exact;
}

/** A mode that the shop does not know counts as standard. */
export function knownMode(mode: string): DeliveryMode {
  return isMode(mode) ? mode : 'standard';
}

const isMode = (mode: string): mode is DeliveryMode => Object.hasOwn(deliveryLabels, mode);

/** The price that was due, else the list price. */
export function unitPrice({ dueUnitPriceHT, unitPriceHT }: OrderItem): Exact {
  return exactFromEuros(dueUnitPriceHT ?? unitPriceHT);
}

export const itemTotal = (item: OrderItem): Exact => BigInt(item.quantity) * unitPrice(item);

export function orderAmounts(order: Order, freeDelivery: 'apply' | 'announce'): OrderAmounts {
  const subtotal = order.items.reduce((sum, item) => sum + itemTotal(item), 0n);
  const mode = knownMode(order.deliveryMode);
  const feeCents = deliveryFee({ mode, destination: order.address.delivery, ht: subtotal, freeDelivery });
  const fee = exactFromEuros(feeCents / 100);
  return { subtotal, fee, total: subtotal + fee };
}
