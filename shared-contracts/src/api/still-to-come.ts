import type { CartLine } from './cart';

/** Returns the ordered quantities that are neither shipped nor cancelled, by article; 0 if there are none. */
export function stillToCome(
  ordered: readonly CartLine[],
  shipments: readonly { readonly lines: readonly CartLine[] }[],
  cancelled: readonly CartLine[] = [],
): ReadonlyMap<string, number> {
  const rest = new Map(ordered.map(({ productCode, quantity }) => [productCode, quantity]));
  for (const { productCode, quantity } of [...shipments.flatMap(({ lines }) => lines), ...cancelled])
    rest.set(productCode, (rest.get(productCode) ?? 0) - quantity);
  return rest;
}
