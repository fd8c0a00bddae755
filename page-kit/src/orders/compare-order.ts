import type { Order, OrderItem } from 'shared-contracts/api/orders';
import type { CartLine } from 'shared-contracts/cart';
import { dueUnitPrice, type Exact, toCents } from 'shared-contracts/pricing';
import type { CartProduct } from '../catalogue';
import { unitPrice } from './order-amounts';

/** An article of an order beside the catalogue of today. Unit prices before tax, after the discount. */
export interface ComparedItem {
  readonly item: OrderItem;
  /** What was ordered, over all its lines; 0 where the API sends no quantity. */
  readonly ordered: number;
  /** `missing`: the catalogue no longer has it, or without a usable price; `failed`: the call failed. */
  readonly state: 'pending' | 'ready' | 'missing' | 'failed';
  /** Null where the order has no amount. */
  readonly priceThen: Exact | null;
  /** Null unless `ready`. */
  readonly priceNow: Exact | null;
  /** By the cent, as prices are shown. */
  readonly change: 'dearer' | 'cheaper' | null;
}

/** Each article of an order once, in its order. `discountRate`: percent of today, null while it is awaited. */
export function compareOrder(
  { items }: Order,
  products: Readonly<Record<string, CartProduct>>,
  discountRate: number | null,
): readonly ComparedItem[] {
  const byCode = new Map<string, OrderItem[]>();
  for (const item of items) byCode.set(item.productCode, [...(byCode.get(item.productCode) ?? []), item]);

  return [...byCode].flatMap(([code, [item, ...others]]): ComparedItem | [] => {
    if (!item) return [];
    const ordered = [item, ...others].reduce((sum, { quantity }) => sum + usableQuantity(quantity), 0);
    const priceThen = unitPrice(item);
    const priceNow = priceOf(products[code], discountRate);
    if (typeof priceNow === 'string')
      return { item, ordered, state: priceNow, priceThen, priceNow: null, change: null };
    return {
      item,
      ordered,
      state: 'ready',
      priceThen,
      priceNow,
      change: priceThen === null ? null : changeOf(priceThen, priceNow),
    };
  });
}

/** 0 where the API sends no quantity that a cart could hold. */
const usableQuantity = (quantity: number) => (Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 0);

function priceOf(found: CartProduct | undefined, discountRate: number | null) {
  if (found?.missing) return 'missing';
  if (found?.failed) return 'failed';
  if (!found?.product || discountRate === null) return 'pending';
  const { PrixHT } = found.product;
  return PrixHT === null ? 'missing' : dueUnitPrice(PrixHT, discountRate);
}

function changeOf(priceThen: Exact, priceNow: Exact): ComparedItem['change'] {
  const difference = toCents(priceNow) - toCents(priceThen);
  if (difference === 0) return null;
  return difference > 0 ? 'dearer' : 'cheaper';
}

/** What an order holds as lines of a cart; without those whose quantity the API does not send. */
export const orderedLines = ({ items }: Order): readonly CartLine[] =>
  items
    .filter(({ quantity }) => usableQuantity(quantity) > 0)
    .map(({ productCode, quantity }) => ({ productCode, quantity }));
