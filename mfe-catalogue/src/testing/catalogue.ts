import type { Product, ProductList } from 'shared-contracts/api/products';
import { product } from 'shared-contracts/testing';

/** Returns products with consecutive codes from `SP-1`, or from another number. */
export const products = (count: number, from = 1): Product[] =>
  Array.from({ length: count }, (_, index) => product({ Code: `SP-${from + index}` }));

/** Returns a page of a list; the last one without a cursor. */
export function pageOf(
  items: Product[],
  lastEvaluatedKey: string | null = null,
  total?: number,
): ProductList {
  return {
    items,
    ...(total !== undefined && { total }),
    targetItem: { item: items.at(-1) ?? null, stock: null, lastEvaluatedKey },
  };
}
