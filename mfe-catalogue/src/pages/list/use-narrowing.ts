import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { FactChoice } from 'shared-contracts/api/fact-keys';
import { useHttp } from 'shared-contracts/http';
import { choiceSearch, choosesMore, isNarrowed, knownOf } from '../../facets/choice';
import type { FacetRowProps } from '../../facets/FacetRow';
import { facetsQuery } from '../../facets/facets-query';
import { useChoice } from '../../facets/use-choice';
import type { ListChoice } from '../../products/product-list-query';

export interface Narrowing extends FacetRowProps {
  /** What the URL chooses; undefined for nothing, as queries have it. */
  readonly facts: FactChoice | undefined;
  readonly isPending: boolean;
  /** Where the list is without what no article of it has; null where it is there already. */
  readonly known: string | null;
}

/** What narrows a list, and all facets by which it can be. */
export function useNarrowing({ category, subcategory, sort }: ListChoice, path: string): Narrowing {
  const [search] = useSearchParams();
  const choice = useChoice();
  const facts = isNarrowed(choice) ? choice : undefined;
  const facets = useQuery({
    ...facetsQuery(useHttp(), { category, subcategory, facts }),
    // The former ones stay in place until those of another choice are there.
    placeholderData: keepPreviousData,
  });
  const { data = [], isPending } = facets;
  const hrefOf = (next: FactChoice) => path + choiceSearch(next, sort);
  const kept = facets.isSuccess && !facets.isPlaceholderData ? knownOf(choice, data) : choice;
  return {
    facets: data,
    choice,
    hrefOf,
    facts,
    isPending,
    known: choosesMore(search, kept) ? hrefOf(kept) : null,
  };
}
