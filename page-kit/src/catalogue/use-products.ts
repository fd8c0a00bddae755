import { useQueries } from '@tanstack/react-query';
import type { Product } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
// By its public name, so that a remote meets the shell's copy and its context.
import { type Http, isMissing, useHttp } from 'shared-contracts/http';
import { createLimiter, type Limiter } from './limiter';
import { productQuery, type ShownProduct, untilAnswered } from './products';

/** What is known of a product that a cart or an order names. `missing`: the catalogue does not have it. */
export interface CartProduct {
  readonly product?: ShownProduct;
  readonly missing: boolean;
  readonly pending: boolean;
  readonly failed: boolean;
}

const callsAtOnce = 4;
const limiterOf = new WeakMap<Http, Limiter>();

function limiter(http: Http): Limiter {
  const known = limiterOf.get(http) ?? createLimiter(callsAtOnce);
  limiterOf.set(http, known);
  return known;
}

/** The call of a product page, limited: a long cart must not delay everything else. */
function limitedProductQuery(http: Http, code: string) {
  return {
    ...productQuery(http, code),
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      limiter(http).run(() => http.get<Product>(productPaths.one(code), { signal }), signal),
  };
}

/**
 * Products by code, from the cache they share with the product pages; at most four calls at once.
 * `repeated`: failed calls, for a page that is not reloaded.
 */
export function useProducts(
  codes: readonly string[],
  repeated = false,
): Readonly<Record<string, CartProduct>> {
  const http = useHttp();
  const wanted = [...new Set(codes)];
  const refetchInterval = repeated && untilAnswered;
  const results = useQueries({
    queries: wanted.map((code) => ({ ...limitedProductQuery(http, code), refetchInterval })),
  });

  return Object.fromEntries(
    results.map(({ data, error, isPending, isError }, index): [string, CartProduct] => {
      const missing = isMissing(error);
      const failed = isError && !missing && data === undefined;
      return [wanted[index] ?? '', { ...(data && { product: data }), missing, pending: isPending, failed }];
    }),
  );
}
