import { useQueries } from '@tanstack/react-query';
import type { Product } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
// By its public name, so that a remote uses the shell's copy and its context.
import { type Http, isMissing, useHttp } from 'shared-contracts/http';
import { productQuery, type ShownProduct, untilAnswered } from './products';

/** Product of a cart or order line with its loading state. `missing`: it is not in the catalogue. */
export interface CartProduct {
  readonly product?: ShownProduct;
  readonly missing: boolean;
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
      limiter(http).run(() => http.get<Product>(productPaths.one(code), { signal }), signal),
  };
}

/**
 * Loads products by code, with the cache shared by the product pages and at most four concurrent requests.
 * `repeated`: repeats failed requests, for a page that stays open.
 */
export function useProducts(
  codes: readonly string[],
  repeated = false,
): Readonly<Record<string, CartProduct>> {
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
      return [unique[index] ?? '', { ...(data && { product: data }), missing, pending: isPending, failed }];
    }),
  );
}

/** Maximum size of a batch: a hanging request delays no more responses than this. */
const maxBatch = 256;

/**
 * Limits the number of concurrent tasks; others wait in order. While tasks wait, finished ones resolve in
 * batches that double in size: the first responses arrive early, and a component that renders all of them
 * each time renders fewer than twenty times for two thousand.
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
      const abort = () => {
        waiting.delete(start);
        reject(signal.reason);
      };
      // The slot is passed on, so `running` does not change.
      const start = () => {
        signal.removeEventListener('abort', abort);
        resolve();
      };
      waiting.add(start);
      signal.addEventListener('abort', abort, { once: true });
    });
  }

  function releaseSlot(): void {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  /** Resolves together with the other finished tasks. */
  function resolveInBatch(): Promise<void> {
    const resolved = new Promise<void>((resolve) => done.push(resolve));
    const batchSize = Math.min(resolvedBefore, maxBatch);
    if (waiting.size === 0 || done.length >= batchSize) {
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
        releaseSlot();
        await resolveInBatch();
      }
    },
  };
}
