import { queryOptions } from '@tanstack/react-query';
import type { Product } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
import type { Http } from 'shared-contracts/http';
import { usablePrice } from 'shared-contracts/pricing';

/** An article as the shop shows it. `PrixHT` in euros before tax; null without a usable price: not for sale. */
export type ShownProduct = Omit<Product, 'PrixHT'> & { readonly PrixHT: number | null };

/** Where articles of any API enter. */
export function readProduct(product: Product): ShownProduct {
  return { ...product, PrixHT: usablePrice(product.PrixHT) };
}

/** One product; an unknown code rejects with an `ApiError` of status 404. */
export function productQuery(http: Http, code: string) {
  return queryOptions({
    queryKey: ['product', code],
    queryFn: ({ signal }) => http.get<Product>(productPaths.one(code), { signal }),
    // Remotes of several versions share the cached data: it is the API's own response.
    select: readProduct,
  });
}
