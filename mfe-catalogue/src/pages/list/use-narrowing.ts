import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FactChoice } from 'shared-contracts/api/fact-keys';
import type { ProductSort } from 'shared-contracts/api/products';
import { useHttp } from 'shared-contracts/http';
import type { FacetRowProps } from '../../facets/FacetRow';
import { choiceSearch, isNarrowed, readChoice, reducedChoice, useChoice } from '../../facets/facet-choice';
import { facetsQuery } from '../../facets/facets';
import { readSort } from '../../listing/sort';
import type { ListChoice } from '../../products/product-queries';

const never = () => () => undefined;

/**
 * The sort that the URL names; none on the server and while its HTML is hydrated, since that does not depend on
 * the query, unless a facet is chosen. Without a sort in the URL, nothing is rendered again after that.
 */
export function useSort(): ProductSort | undefined {
  const [query] = useSearchParams();
  return useSyncExternalStore(
    never,
    () => readSort(query),
    () => (isNarrowed(readChoice(query)) ? readSort(query) : undefined),
  );
}

export interface Narrowing extends FacetRowProps {
  /** What the URL chooses; undefined for nothing, as queries have it. */
  readonly facts: FactChoice | undefined;
  readonly isPending: boolean;
  /** URL of the list without values that none of its articles has; null where the URL has none of them. */
  readonly redirect: string | null;
}

/** What narrows a list, and all facets by which it can be. */
export function useNarrowing({ category, subcategory, sort }: ListChoice, path: string): Narrowing {
  const [search] = useSearchParams();
  const choice = useChoice();
  const facts = isNarrowed(choice) ? choice : undefined;
  const facets = useQuery({
    ...facetsQuery(useHttp(), { category, subcategory, facts }),
    // The previous facets stay until those of another choice are there.
    placeholderData: keepPreviousData,
  });
  const { data = [], isPending } = facets;
  const hrefOf = (next: FactChoice) => path + choiceSearch(next, sort);
  const reduced = reducedChoice(search, choice, facets.isPlaceholderData ? undefined : facets.data);
  return {
    facets: data,
    choice,
    hrefOf,
    facts,
    isPending,
    redirect: reduced && hrefOf(reduced),
  };
}
