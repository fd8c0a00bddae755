import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ProductSort } from 'shared-contracts/api/products';
import { isNarrowed, readChoice } from '../../facets/facet-choice';
import { readSort } from '../../listing/sort';

const noSubscription = () => () => undefined;

/**
 * Returns the sort in the URL. On the server and during hydration it is undefined, unless a facet is chosen:
 * the server's HTML does not depend on the query otherwise.
 */
export function useSort(): ProductSort | undefined {
  const [query] = useSearchParams();
  return useSyncExternalStore(
    noSubscription,
    () => readSort(query),
    () => (isNarrowed(readChoice(query)) ? readSort(query) : undefined),
  );
}
