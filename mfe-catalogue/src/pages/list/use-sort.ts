import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ProductSort } from 'shared-contracts/api/products';
import { isNarrowed, readChoice } from '../../facets/choice';
import { readSort } from '../../listing/sort';

const never = () => () => undefined;

/**
 * The sort that the URL names; none on the server and while its HTML is hydrated, since that does not depend on
 * the query, unless a facet is chosen. Where none is asked for, nothing is rendered again after that.
 */
export function useSort(): ProductSort | undefined {
  const [query] = useSearchParams();
  return useSyncExternalStore(
    never,
    () => readSort(query),
    () => (isNarrowed(readChoice(query)) ? readSort(query) : undefined),
  );
}
