import type { Product } from 'shared-contracts/api/products';
import { usablePrice } from 'shared-contracts/pricing';

/** An article as the shop shows it. `PrixHT` in euros before tax; null where the API gives no usable price: nobody can buy it. */
export type ShownProduct = Omit<Product, 'PrixHT'> & { readonly PrixHT: number | null };

/** Where articles of any API enter. */
export function readProduct(product: Product): ShownProduct {
  return { ...product, PrixHT: usablePrice(product.PrixHT) };
}
