interface Quantity {
  readonly productCode: string;
  readonly quantity: number;
}

/** Returns the ordered quantities that no shipment contains, by article; 0 for one that has left entirely. */
export function stillToCome(
  ordered: readonly Quantity[],
  shipments: readonly { readonly lines: readonly Quantity[] }[],
): ReadonlyMap<string, number> {
  const rest = new Map(ordered.map(({ productCode, quantity }) => [productCode, quantity]));
  for (const { productCode, quantity } of shipments.flatMap(({ lines }) => lines))
    rest.set(productCode, (rest.get(productCode) ?? 0) - quantity);
  return rest;
}
