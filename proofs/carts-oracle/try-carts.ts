import { isDeepStrictEqual } from 'node:util';
import { priceOf } from './oracle';
import { type Cart, randomCarts } from './random-carts';

type Pricing = typeof import('shared-contracts/pricing');

/** What was seen in a round; `first`: the first cart of which shop and oracle differ, with both answers. */
export interface SeenCarts {
  carts: number;
  lines: number;
  free: number;
  centApart: number;
  dearest: number;
  differences: number;
  first: { cart: Cart; shop: unknown; oracle: unknown } | null;
}

const decimals = 12;

/** Euros as text from units of 1e-12 euro, without zeros at the end. */
function inEuros(amount: bigint): string {
  const digits = String(amount).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '');
}

function priceInShop(
  pricing: Pricing,
  { lines, discountRate, mode, destination, freeDelivery }: Cart,
): ReturnType<typeof priceOf> {
  const sum = pricing.totals(lines, discountRate);
  const fee = pricing.deliveryFee({ mode, destination, ht: sum.ht, freeDelivery });
  return {
    ht: inEuros(sum.ht),
    vat: inEuros(sum.vat),
    ttc: inEuros(sum.ttc),
    rows: pricing.vatRows(lines, discountRate),
    fee,
    due: pricing.toCents(pricing.withDelivery(sum, fee)),
    shown: { ht: pricing.toCents(sum.ht), vat: pricing.toCents(sum.vat), ttc: pricing.toCents(sum.ttc) },
  };
}

/** Prices the carts of a round twice. */
export function tryCarts(pricing: Pricing, round: number, count: number): SeenCarts {
  const seen: SeenCarts = {
    carts: 0,
    lines: 0,
    free: 0,
    centApart: 0,
    dearest: 0,
    differences: 0,
    first: null,
  };
  for (const cart of randomCarts(round, count)) {
    const shop = priceInShop(pricing, cart);
    const oracle = priceOf(cart);
    const { ht, vat, ttc } = oracle.shown;
    seen.carts += 1;
    seen.lines += cart.lines.length;
    if (cart.mode === 'standard' && oracle.fee === 0) seen.free += 1;
    if (ht + vat !== ttc) seen.centApart += 1;
    seen.dearest = Math.max(seen.dearest, oracle.due);
    if (isDeepStrictEqual(shop, oracle)) continue;
    seen.differences += 1;
    seen.first ??= { cart, shop, oracle };
  }
  return seen;
}
