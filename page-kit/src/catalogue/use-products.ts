import { useQueries } from '@tanstack/react-query';
import type { Product } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
// By its public name, so that a remote meets the shell's copy and its context.
import { type Http, isMissing, useHttp } from 'shared-contracts/http';
import { productQuery, type ShownProduct, untilAnswered } from './products';

/** What is known of a product that a cart or an order names. `missing`: the catalogue does not have it. */
export interface CartProduct {
  readonly product?: ShownProduct;
  readonly missing: boolean;
  readonly pending: boolean;
  readonly failed: boolean;
}

const callsAtOnce = 4;
const limiterOf = new WeakMap<Http, ReturnType<typeof createLimiter>>();

function limiter(http: Http) {
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

/** Responses that wait for each other at most: one that hangs delays no more of them. */
const mostTogether = 256;

/**
 * Lets only so many tasks run at once; the others wait for a slot in order. While tasks wait, those that are done resolve
 * together, as many as resolved before them: the first responses come soon, and a component that renders all of them at each response
 * draws less than twenty times for two thousand.
 */
export function createLimiter(atOnce: number) {
  let running = 0;
  let resolvedBefore = 0;
  let done: (() => void)[] = [];
  const waiting = new Set<() => void>();

  /** Resolves when a slot is free; rejects with the signal's reason when the task is aborted. */
  function slot(signal: AbortSignal): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(start);
        reject(signal.reason);
      };
      // The slot is handed over: `running` stays.
      const start = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      waiting.add(start);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  function pass(): void {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  /** Resolves with the others that are done. */
  function together(): Promise<void> {
    const resolved = new Promise<void>((resolve) => done.push(resolve));
    const enough = Math.min(resolvedBefore, mostTogether);
    if (waiting.size === 0 || done.length >= enough) {
      resolvedBefore = waiting.size === 0 ? 0 : resolvedBefore + done.length;
      for (const resolve of done) resolve();
      done = [];
    }
    return resolved;
  }

  return {
    async run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T> {
      signal.throwIfAborted();
      await slot(signal);
      try {
        return await task();
      } finally {
        pass();
        await together();
      }
    },
  };
}
