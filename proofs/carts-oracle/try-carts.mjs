import { isDeepStrictEqual } from 'node:util';
import { priceOf } from './oracle.mjs';
import { randomCarts } from './random-carts.mjs';

const decimals = 12;

/** Euros as text from units of 1e-12 euro, without zeros at the end. */
function inEuros(amount) {
  const digits = String(amount).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '');
}

function priceInShop(pricing, { lines, discountRate, mode, destination, freeDelivery }) {
  const sum = pricing.totals(lines, discountRate);
  const fee = pricing.deliveryFee({ mode, destination, ht: sum.ht, freeDelivery });
  return {
    ht: inEuros(sum.ht),
    vat: inEuros(sum.vat),
    ttc: inEuros(sum.ttc),
    rows: pricing.vatRows(lines, discountRate),
    fee,
    due: pricing.toCents(pricing.withDelivery(sum, fee)),
    shown: [sum.ht, sum.vat, sum.ttc].map(pricing.toCents),
  };
}

/** Prices the carts of a round twice. `first`: the first cart of which shop and oracle differ, with both answers. */
export function tryCarts(pricing, round, count) {
  const seen = { carts: 0, lines: 0, free: 0, centApart: 0, dearest: 0, differences: 0, first: null };
  for (const cart of randomCarts(round, count)) {
    const shop = priceInShop(pricing, cart);
    const oracle = priceOf(cart);
    const [ht, vat, ttc] = oracle.shown;
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
