import type { CartLine } from './cart';

/** Returns a cart without the ordered quantities; what was added since the order remains. */
export function withoutOrdered(cart: readonly CartLine[], ordered: readonly CartLine[]): CartLine[] {
  const bought = new Map(ordered.map(({ productCode, quantity }) => [productCode, quantity]));
  return cart
    .map((line) => ({ ...line, quantity: line.quantity - (bought.get(line.productCode) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}
