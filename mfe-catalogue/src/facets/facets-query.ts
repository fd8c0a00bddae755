import { queryOptions } from '@tanstack/react-query';
import { type FactChoice, factKeys } from 'shared-contracts/api/fact-keys';
import type { Facet } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
import { type Http, isApiError, isMissing } from 'shared-contracts/http';
import { compareValues } from './order-values';

export interface FacetedList {
  readonly category: string;
  readonly subcategory?: string | undefined;
  /** Undefined where nothing is chosen. */
  readonly facts?: FactChoice | undefined;
}

/** The facets of any API in one order; another answer than facets counts as none. */
export function readFacets(answer: unknown): Facet[] {
  const given: readonly Facet[] = Array.isArray(answer) ? answer : [];
  return factKeys.flatMap((key) => {
    const facet = given.find((each) => each?.key === key);
    if (!Array.isArray(facet?.values) || facet.values.length === 0) return [];
    return [{ key, values: facet.values.toSorted((one, other) => compareValues(one.value, other.value)) }];
  });
}

/** By what a list can be narrowed; nothing where the API knows no facets. */
export function facetsQuery(http: Http, { category, subcategory, facts }: FacetedList) {
  return queryOptions({
    queryKey: ['facets', { category, subcategory, facts }],
    queryFn: async ({ signal }) => {
      try {
        return readFacets(await http.get(productPaths.facets({ category, subcategory, facts }), { signal }));
      } catch (error) {
        if (isMissing(error) || (isApiError(error) && error.code === 'unreadable')) return [];
        throw error;
      }
    },
  });
}
