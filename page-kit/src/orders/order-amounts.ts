import type { Order, OrderItem } from 'shared-contracts/api/orders';
import { packLine } from 'shared-contracts/catalogue';
import {
  type DeliveryMode,
  type Destination,
  deliveryFee,
  type Exact,
  ecoParticipationRows,
  exactAmount,
  exactFromCents,
  formatEuros,
  formatExact,
  formatPercent,
  inIleDeFrance,
  isDeliveryMode,
  noAmount,
} from 'shared-contracts/pricing';

/** Returns the delivery mode; an unknown one counts as standard. */
export function knownMode(mode: string): DeliveryMode {
  return isDeliveryMode(mode) ? mode : 'standard';
}

/** Returns the price of one unit: the due price, else the list price; null if that is not an amount. */
export function unitPrice({ dueUnitPriceHT, unitPriceHT }: OrderItem): Exact | null {
  return exactAmount(dueUnitPriceHT === undefined ? unitPriceHT : dueUnitPriceHT);
}

/** Returns quantity × unit price, not rounded; null if one of them is invalid. */
export function itemTotal(item: OrderItem): Exact | null {
  const price = unitPrice(item);
  const isWhole = Number.isSafeInteger(item.quantity) && item.quantity >= 0;
  return isWhole && price !== null ? BigInt(item.quantity) * price : null;
}

/** Returns pieces per pack and price per piece at the time of the order; null if not sold by the pack. */
export const itemPack = (item: OrderItem) => packLine(item.pack, unitPrice(item));

/** Formats an amount for customers. */
export const formatOrdered = (amount: Exact | null) => (amount === null ? noAmount : formatExact(amount));

/**
 * Returns goods, delivery fee and their sum before tax, and the total with tax; null if invalid or unknown.
 * Without VAT of the API the goods are added up; without fee it is computed from mode, address and goods.
 */
export function orderAmounts(order: Order, freeDelivery: 'apply' | 'announce') {
  const subtotal = order.vat ? exactAmount(order.totalHT) : goodsOf(order);
  const fee =
    order.deliveryFee === undefined
      ? computedFee(order, subtotal, freeDelivery)
      : exactAmount(order.deliveryFee);
  return { subtotal, fee, total: plus(subtotal, fee), ttc: exactAmount(order.totalTTC) };
}

const plus = (one: Exact | null, other: Exact | null) =>
  one === null || other === null ? null : one + other;

const goodsOf = ({ items }: Order) =>
  items.reduce<Exact | null>((sum, item) => plus(sum, itemTotal(item)), 0n);

function computedFee(order: Order, ht: Exact | null, freeDelivery: 'apply' | 'announce'): Exact | null {
  if (ht === null) return null;
  const mode = knownMode(order.deliveryMode);
  const feeTo = (destination: Destination | null) => deliveryFee({ mode, destination, ht, freeDelivery });
  const { delivery } = order.address;
  // Without delivery address, which the specification does not name, only a fee that is the same everywhere.
  if (!delivery && feeTo(null) !== feeTo(inIleDeFrance)) return null;
  return exactFromCents(feeTo(delivery ?? null));
}

/** One row of the totals below an order, formatted. */
interface ReceiptRow {
  readonly label: string;
  /** Shown in small type next to the label. */
  readonly detail?: string;
  readonly value: string;
  /** `total`: the last row; `leaf`: free of charge. */
  readonly tone?: 'total' | 'leaf';
}

/**
 * Returns the totals of an order: those of the specification, then VAT per rate, total with tax and what of it
 * is cancelled if the API sends them; only the goods if the fee depends on an unknown address.
 */
export function receiptRows(order: Order, freeDelivery: 'apply' | 'announce'): ReceiptRow[] {
  const { subtotal, fee, total, ttc } = orderAmounts(order, freeDelivery);
  if (subtotal !== null && fee === null && order.deliveryFee === undefined) {
    return [
      ...ecoParticipationRows(order.items),
      { label: 'Livraison', value: 'Selon l’adresse' },
      { label: 'Total (HT) hors livraison', value: formatOrdered(subtotal), tone: 'total' },
    ];
  }
  const rows: ReceiptRow[] = [
    { label: 'Sous-total HT', value: formatOrdered(subtotal) },
    ...ecoParticipationRows(order.items),
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
    ...(order.totalTTC && order.cancelledTTC
      ? [
          { label: 'Articles annulés TTC', value: `−${formatEuros(order.cancelledTTC)}` },
          { label: 'Total TTC après annulation', value: formatEuros(order.totalTTC - order.cancelledTTC) },
        ]
      : []),
  ];
  return rows.map((row, index) => (index === rows.length - 1 ? { ...row, tone: 'total' } : row));
}

/** Articles may have been cancelled before the payment, which then was lower than this total. */
const totalLabel = ({ status, payment, cancelledTTC }: Order) =>
  payment && status === 'PAID' && !cancelledTTC ? 'Total TTC réglé' : 'Total TTC';
