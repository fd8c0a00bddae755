import type { Order, OrderItem } from '../api/orders';
import {
  type DeliveryMode,
  deliveryFee,
  deliveryLabels,
  type Exact,
  exactFromCents,
  exactFromEuros,
} from '../pricing';

/** Amounts of a placed order before tax. The API's answer names no fee: it follows from mode, address and goods. */
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

/** What one unit costs: the price that was due, else the list price. @throws {RangeError} on a price that is not an amount */
export function unitPrice({ dueUnitPriceHT, unitPriceHT }: OrderItem): Exact {
  return exactFromEuros(dueUnitPriceHT ?? unitPriceHT);
}

/** Quantity × unit price, not rounded. @throws {RangeError} on a price that is not an amount or a quantity that is not whole */
export function itemTotal(item: OrderItem): Exact {
  return BigInt(item.quantity) * unitPrice(item);
}

/** Sum of the items and the delivery fee for the order's own address. @throws {RangeError} as `itemTotal` does */
export function orderAmounts(order: Order, freeDelivery: 'apply' | 'announce'): OrderAmounts {
  const subtotal = order.items.reduce((sum, item) => sum + itemTotal(item), 0n);
  const mode = knownMode(order.deliveryMode);
  const fee = exactFromCents(
    deliveryFee({ mode, destination: order.address.delivery, ht: subtotal, freeDelivery }),
  );
  return { subtotal, fee, total: subtotal + fee };
}
