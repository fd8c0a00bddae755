import type { Order, OrderItem } from 'shared-contracts/api/orders';
import type { CartLine } from 'shared-contracts/cart';
import { type Exact, toCents } from 'shared-contracts/pricing';
import { type CartProduct, ownPrice, type Prices } from '../catalogue';
import { unitPrice } from './order-amounts';

/** An article of an order compared with today's catalogue. Unit prices before tax, after discount. */
export interface ComparedItem {
  readonly item: OrderItem;
  /** The article in today's catalogue. */
  readonly found: CartProduct | undefined;
  /** Chosen, else ordered over all lines of the article; 0, also for an unusable one, is not added. */
  readonly quantity: number;
  /** `missing`: not in the catalogue, or without a price; `failed`: its request failed. Neither is added. */
  readonly state: 'pending' | 'ready' | 'missing' | 'failed';
  /** Null if the order has no amount. */
  readonly priceThen: Exact | null;
  /** Null unless `ready`. */
  readonly priceNow: Exact | null;
  /** Compared in cents, as prices are shown. */
  readonly change: 'dearer' | 'cheaper' | null;
}

/** Returns each article once, in the order's sequence. `chosen`: changed quantities by code. */
export function compareOrder(
  { items }: Order,
  products: Readonly<Record<string, CartProduct>>,
  prices: Prices,
  chosen: Readonly<Record<string, number>>,
): readonly ComparedItem[] {
  const byCode = new Map<string, OrderItem[]>();
  for (const item of items) byCode.set(item.productCode, [...(byCode.get(item.productCode) ?? []), item]);

  return [...byCode].flatMap(([code, [item, ...others]]): ComparedItem | [] => {
    if (!item) return [];
    const ordered = [item, ...others].reduce((sum, each) => sum + usableQuantity(each.quantity), 0);
    const quantity = chosen[code] ?? ordered;
    const priceThen = unitPrice(item);
    const compared = { item, found: products[code], quantity, priceThen };
    const priceNow = priceOf(compared.found, prices, quantity);
    if (typeof priceNow === 'string') return { ...compared, state: priceNow, priceNow: null, change: null };
    const change = priceThen === null ? null : changeOf(priceThen, priceNow);
    return { ...compared, state: 'ready', priceNow, change };
  });
}

/** Returns 0 for a quantity that a cart cannot hold. */
const usableQuantity = (quantity: number) => (Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 0);

/** Returns the customer's price of one in this quantity, else the state of an article without one. */
function priceOf(found: CartProduct | undefined, prices: Prices, quantity: number) {
  if (found?.missing || found?.product?.PrixHT === null) return 'missing';
  if (found?.failed) return 'failed';
  return (found?.product && ownPrice(found.product, prices, quantity)) ?? 'pending';
}

function changeOf(priceThen: Exact, priceNow: Exact): ComparedItem['change'] {
  const difference = toCents(priceNow) - toCents(priceThen);
  if (difference === 0) return null;
  return difference > 0 ? 'dearer' : 'cheaper';
}

/** Returns the items of an order as cart lines, without those that have no usable quantity. */
export const orderedLines = ({ items }: Order): readonly CartLine[] =>
  items
    .filter(({ quantity }) => usableQuantity(quantity) > 0)
    .map(({ productCode, quantity }) => ({ productCode, quantity }));
