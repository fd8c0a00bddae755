import type { Order, OrderItem } from '../api/orders';
import {
  type DeliveryMode,
  deliveryFee,
  deliveryLabels,
  type Exact,
  exactFromCents,
  exactFromEuros,
} from '../pricing';

/** Amounts of a placed order: before tax, and what was due with tax and delivery, null where the API does not tell. */
export interface OrderAmounts {
  readonly subtotal: Exact;
  readonly fee: Exact;
  readonly total: Exact;
  readonly ttc: Exact | null;
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

/**
 * The goods and the delivery fee that the API asked. One from before tells no VAT, so that its goods are added up here, or
 * no fee: it follows from mode, address and goods.
 * @throws {RangeError} as `itemTotal` does
 */
export function orderAmounts(order: Order, freeDelivery: 'apply' | 'announce'): OrderAmounts {
  const subtotal = order.vat ? exactFromEuros(order.totalHT) : goodsOf(order);
  const fee =
    order.deliveryFee === undefined
      ? usualFee(order, subtotal, freeDelivery)
      : exactFromEuros(order.deliveryFee);
  const ttc = order.totalTTC === undefined ? null : exactFromEuros(order.totalTTC);
  return { subtotal, fee, total: subtotal + fee, ttc };
}

const goodsOf = ({ items }: Order) => items.reduce((sum, item) => sum + itemTotal(item), 0n);

function usualFee(order: Order, ht: Exact, freeDelivery: 'apply' | 'announce'): Exact {
  const mode = knownMode(order.deliveryMode);
  return exactFromCents(deliveryFee({ mode, destination: order.address.delivery, ht, freeDelivery }));
}
