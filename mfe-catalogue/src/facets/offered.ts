import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FactChoice } from 'shared-contracts/api/fact-keys';
import { facetLimits } from 'shared-contracts/api/limits';
import type { Facet } from 'shared-contracts/api/products';
import { isChosen, readChoice } from './choice';

/** What the URL chooses of the facets. With one of them the server renders by the query, so it knows them too. */
export function useChoice() {
  const [search] = useSearchParams();
  return useMemo(() => readChoice(search), [search]);
}

/**
 * The facets that change something in a list of so many articles, and of each the values that lead to some: one value that
 * all articles have is no choice. Chosen ones stay, to be taken back.
 */
export function offered(facets: readonly Facet[], choice: FactChoice, articles: number): Facet[] {
  return facets.flatMap(({ key, values }) => {
    const isFull = (choice[key]?.length ?? 0) >= facetLimits.chosen;
    const left = values.filter(({ value, count }) => isChosen(choice, key, value) || (count > 0 && !isFull));
    const narrows =
      choice[key] !== undefined || left.length > 1 || left.some(({ count }) => count < articles);
    return narrows ? [{ key, values: left }] : [];
  });
}
