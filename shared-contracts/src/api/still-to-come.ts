import type { CartLine } from './cart';

/** Returns the ordered quantities that are neither shipped nor cancelled, by article; 0 if there are none. */
export function stillToCome(
  ordered: readonly CartLine[],
  shipments: readonly { readonly lines: readonly CartLine[] }[],
  cancelled: readonly CartLine[] = [],
): ReadonlyMap<string, number> {
  const rest = new Map<string, number>();
  const add = (code: string, quantity: number) => rest.set(code, (rest.get(code) ?? 0) + quantity);
  // An order of another API may have several lines of an article.
  for (const { productCode, quantity } of ordered) add(productCode, quantity);
  for (const { productCode, quantity } of [...shipments.flatMap(({ lines }) => lines), ...cancelled])
    add(productCode, -quantity);
  return rest;
}
