import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What was fetched for a page. Without the time: the same content gives the same bytes, whenever it is rendered. */
export interface RenderedQuery {
  readonly key: QueryKey;
  readonly data: unknown;
}

/** Everything that was fetched with success. */
export const queriesOf = (queryClient: QueryClient): RenderedQuery[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));

/**
 * Hands it to the browser as of now: caches on the way give a page for seconds, not longer. A browser that goes back shows
 * its own old copy though, whose data are shown and asked for again.
 */
export function takeOverQueries(queryClient: QueryClient, queries: readonly RenderedQuery[]): void {
  const updatedAt = isOldCopy() ? 0 : Date.now();
  for (const { key, data } of queries) queryClient.setQueryData(key, data, { updatedAt });
}

function isOldCopy(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward' && navigation.transferSize === 0;
}
