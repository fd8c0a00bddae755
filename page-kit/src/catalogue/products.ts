import { type QueryState, queryOptions } from '@tanstack/react-query';
import type { Product } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
// By its public name, so that a remote uses the shell's copy.
import { type Http, isMissing } from 'shared-contracts/http';
import { usableBreaks, usablePrice } from 'shared-contracts/pricing';

/**
 * An article as the shop shows it. `PrixHT` in euros before tax; null (not for sale) if it is unusable. Its
 * code is also the reference if it has none.
 */
export type ShownProduct = Omit<Product, 'PrixHT'> & { readonly PrixHT: number | null };

/** Validates an article of any API. */
export function readProduct(product: Product): ShownProduct {
  return {
    ...product,
    PrixHT: usablePrice(product.PrixHT),
    Reference: product.Reference || product.Code,
    breaks: usableBreaks(product.breaks),
  };
}

/** Query of one product; rejects with an `ApiError` of status 404 for an unknown code. */
export function productQuery(http: Http, code: string) {
  return queryOptions({
    queryKey: ['product', code],
    queryFn: ({ signal }) => http.get<Product>(productPaths.one(code), { signal }),
    // Remotes of several versions share the cached data, so it is the unchanged response of the API.
    select: readProduct,
  });
}

/** Retry delays in milliseconds: the first is doubled after each further failure, up to the maximum. */
const firstDelay = 2000;
const maxDelay = 30_000;

type Failures = Pick<QueryState<unknown, Error>, 'status' | 'error' | 'errorUpdateCount'>;

/** A `refetchInterval` that repeats a failed request: the API may still be starting. */
export function untilAnswered({ state }: { readonly state: Failures }): number | false {
  if (state.status !== 'error' || isMissing(state.error)) return false;
  return Math.min(firstDelay * 2 ** (state.errorUpdateCount - 1), maxDelay);
}
