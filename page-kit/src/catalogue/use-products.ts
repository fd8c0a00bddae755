import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { Product } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
// By its public name, so that a remote uses the shell's copy and its context.
import { type Http, isMissing, useHttp } from 'shared-contracts/http';
import { createLimiter } from './limiter';
import { productQuery, type ShownProduct, untilAnswered } from './products';

/** Product of a cart or order line with its loading state. `missing`: it is not in the catalogue. */
export interface CartProduct {
  readonly product?: ShownProduct | undefined;
  readonly missing: boolean;
  /** Why it is missing; `successorIn` reads the article that replaces it. */
  readonly error?: unknown;
  readonly pending: boolean;
  readonly failed: boolean;
}

const callsAtOnce = 4;
const limiterOf = new WeakMap<Http, ReturnType<typeof createLimiter>>();

function limiter(http: Http) {
  const current = limiterOf.get(http) ?? createLimiter(callsAtOnce);
  limiterOf.set(http, current);
  return current;
}

/** The query of a product page with limited concurrency: a long cart must not delay all other requests. */
function limitedProductQuery(http: Http, code: string) {
  return {
    ...productQuery(http, code),
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      limiter(http)(() => http.get<Product>(productPaths.one(code), { signal }), signal),
  };
}

/**
 * Loads products by code, with the cache shared by the product pages and at most four concurrent requests.
 * `repeated`: repeats failed requests, for a page that stays open.
 */
export function useProducts(codes: readonly string[], repeated = false) {
  const http = useHttp();
  const unique = [...new Set(codes)];
  const refetchInterval = repeated && untilAnswered;
  const results = useQueries({
    queries: unique.map((code) => ({ ...limitedProductQuery(http, code), refetchInterval })),
  });

  return Object.fromEntries(
    results.map(({ data, error, isPending, isError }, index): [string, CartProduct] => {
      const missing = isMissing(error);
      const failed = isError && !missing && data === undefined;
      return [unique[index] ?? '', { product: data, missing, error, pending: isPending, failed }];
    }),
  );
}

/** Returns a function that repeats the requests for products. */
export function useProductRetry(): (codes: readonly string[]) => void {
  const http = useHttp();
  const queryClient = useQueryClient();
  return (codes) => {
    for (const code of codes)
      void queryClient.refetchQueries({ queryKey: productQuery(http, code).queryKey, exact: true });
  };
}
