import type { Pack } from 'shared-contracts/api/products';

/** How many pieces one of the article is, from the columns of an article or of an order line; undefined where they are not counted. */
export function packOf(row: {
  readonly packCount: number | null;
  readonly packUnit: string | null;
}): Pack | undefined {
  const { packCount, packUnit } = row;
  return packCount && packUnit ? { count: packCount, unit: packUnit } : undefined;
}
