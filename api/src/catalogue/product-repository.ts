import { eq } from 'drizzle-orm';
import type { Product } from 'shared-contracts/api/products';
import type { Db } from '../database/database';
import { products } from '../database/schema';
import { inCapitals } from '../database/search-text';
import { accessoryCodes, selectProducts, selectSuccessors, toProduct, toProducts } from './product-rows';

/** Single articles by code. */
export function createProductRepository(db: Db, apiUrl: string) {
  // The import stores codes in capitals, so that another case of one means one article.
  const find = async (code: string) =>
    (await selectProducts(db, accessoryCodes).where(eq(products.code, inCapitals(code))))[0];

  return {
    one: async (code: string): Promise<Product | null> => {
      const row = await find(code);
      if (!row) return null;
      return {
        ...toProduct(row, apiUrl),
        ...(row.accessories.length > 0 && { accessories: row.accessories }),
        ...(row.fits.length > 0 && { fits: row.fits }),
      };
    },

    /** Returns the article that replaces an ended one; null if none does. */
    successor: async (code: string): Promise<Product | null> =>
      toProducts(await selectSuccessors(db, [inCapitals(code)]), apiUrl)[0] ?? null,

    /** Returns the quantity in stock, null if unknown, undefined for an unknown article. */
    stock: async (code: string): Promise<number | null | undefined> => (await find(code))?.stock,
  };
}
