// By its public name, so that a remote meets the shell's copy.
import { type QueryState, queryOptions } from '@tanstack/react-query';
import type { Product } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
import { type Http, isMissing } from 'shared-contracts/http';
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

/** ms after a first failure; doubled with each further one. */
const firstPause = 2000;
const longestPause = 30_000;

type Failures = Pick<QueryState<unknown, Error>, 'status' | 'error' | 'errorUpdateCount'>;

/** Value of `refetchInterval` that repeats a failed call: the API may just be starting. */
export function untilAnswered({ state }: { readonly state: Failures }): number | false {
  if (state.status !== 'error' || isMissing(state.error)) return false;
  return Math.min(firstPause * 2 ** (state.errorUpdateCount - 1), longestPause);
}
