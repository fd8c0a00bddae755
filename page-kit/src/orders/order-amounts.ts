import type { Order, OrderItem } from 'shared-contracts/api/orders';
import { packLine } from 'shared-contracts/catalogue';
import {
  type DeliveryMode,
  deliveryFee,
  type Exact,
  exactAmount,
  exactFromCents,
  formatEuros,
  formatExact,
  formatPercent,
  isDeliveryMode,
  noAmount,
} from 'shared-contracts/pricing';

/** A mode that the shop does not know counts as standard. */
export function knownMode(mode: string): DeliveryMode {
  return isDeliveryMode(mode) ? mode : 'standard';
}

/** What one unit costs: the price that was due, else the list price; null when that is no amount. */
export function unitPrice({ dueUnitPriceHT, unitPriceHT }: OrderItem): Exact | null {
  return exactAmount(dueUnitPriceHT === undefined ? unitPriceHT : dueUnitPriceHT);
}

/** Quantity × unit price, not rounded; null when one of them is none. */
export function itemTotal(item: OrderItem): Exact | null {
  const price = unitPrice(item);
  const isWhole = Number.isSafeInteger(item.quantity) && item.quantity >= 0;
  return isWhole && price !== null ? BigInt(item.quantity) * price : null;
}

/** How many pieces one of the article was on that day, and what a piece cost; null where they were not counted. */
export const itemPack = (item: OrderItem) => packLine(item.pack, unitPrice(item));

/** As a customer reads it. */
export const formatOrdered = (amount: Exact | null) => (amount === null ? noAmount : formatExact(amount));

/**
 * Goods, delivery fee and both before tax, and what was due with tax; null without a usable one. An earlier API sends
 * no VAT, so that its goods are added up here, or no fee: it follows from mode, address and goods.
 */
export function orderAmounts(order: Order, freeDelivery: 'apply' | 'announce') {
  const subtotal = order.vat ? exactAmount(order.totalHT) : goodsOf(order);
  const fee =
    order.deliveryFee === undefined
      ? usualFee(order, subtotal, freeDelivery)
      : exactAmount(order.deliveryFee);
  return { subtotal, fee, total: plus(subtotal, fee), ttc: exactAmount(order.totalTTC) };
}

const plus = (one: Exact | null, other: Exact | null) =>
  one === null || other === null ? null : one + other;

const goodsOf = ({ items }: Order) =>
  items.reduce<Exact | null>((sum, item) => plus(sum, itemTotal(item)), 0n);

function usualFee(order: Order, ht: Exact | null, freeDelivery: 'apply' | 'announce'): Exact | null {
  if (ht === null) return null;
  const mode = knownMode(order.deliveryMode);
  return exactFromCents(
    deliveryFee({ mode, destination: order.address.delivery ?? order.address.billing, ht, freeDelivery }),
  );
}

/** One of the sums below an order, in words. */
interface ReceiptRow {
  readonly label: string;
  /** Small, beside the label. */
  readonly detail?: string;
  readonly value: string;
  /** `total` closes the sum, `leaf` is good news. */
  readonly tone?: 'total' | 'leaf';
}

/**
 * The sums of an order: those of the specification and beneath them, where the API sends it, the VAT of each rate and what
 * is due with tax.
 */
export function receiptRows(order: Order, freeDelivery: 'apply' | 'announce'): ReceiptRow[] {
  const { subtotal, fee, total, ttc } = orderAmounts(order, freeDelivery);
  const rows: ReceiptRow[] = [
    { label: 'Sous-total HT', value: formatOrdered(subtotal) },
    fee === 0n
      ? { label: 'Livraison', value: 'Gratuit', tone: 'leaf' }
      : { label: 'Livraison', ...(order.vat && { detail: 'sans TVA ajoutée' }), value: formatOrdered(fee) },
    { label: 'Total (HT)', value: formatOrdered(total) },
    ...(order.vat ?? []).map(({ rate, base, amount }) => ({
      label: `TVA ${formatPercent(rate)}`,
      detail: `sur ${formatEuros(base)}`,
      value: formatEuros(amount),
    })),
    ...(order.totalTTC === undefined ? [] : [{ label: totalLabel(order), value: formatOrdered(ttc) }]),
  ];
  return rows.map((row, index) => (index === rows.length - 1 ? { ...row, tone: 'total' } : row));
}

const totalLabel = ({ status, payment }: Order) =>
  payment && status === 'PAID' ? 'Total TTC réglé' : 'Total TTC';
