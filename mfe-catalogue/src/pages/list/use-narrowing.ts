import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { FactChoice } from 'shared-contracts/api/fact-keys';
import { useHttp } from 'shared-contracts/http';
import { choiceSearch, isNarrowed, reducedChoice, useChoice } from '../../facets/facet-choice';
import { facetsQuery } from '../../facets/facets';
import type { ListChoice } from '../../products/product-queries';

/**
 * Returns the chosen facets of a list, as `facts` for query keys, and all facets by which it can be filtered.
 * `redirect` is the URL without values that no article of the list has; null if the URL has only valid values.
 */
export function useNarrowing({ category, subcategory, sort }: ListChoice, path: string) {
  const [search] = useSearchParams();
  const choice = useChoice();
  const facts = isNarrowed(choice) ? choice : undefined;
  const facets = useQuery({
    ...facetsQuery(useHttp(), { category, subcategory, facts }),
    // The previous facets are shown until those of the new choice have loaded.
    placeholderData: keepPreviousData,
  });
  const { data = [], isPending } = facets;
  const hrefOf = (next: FactChoice) => path + choiceSearch(next, sort);
  const reduced = reducedChoice(search, choice, facets.isPlaceholderData ? undefined : facets.data);
  return { facets: data, choice, hrefOf, facts, isPending, redirect: reduced && hrefOf(reduced) };
}
