import { queryOptions } from '@tanstack/react-query';
import { type FactChoice, factKeys } from 'shared-contracts/api/fact-keys';
import { facetLimits } from 'shared-contracts/api/limits';
import type { Facet, ProductFacts } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
import { type Http, isApiError, isMissing } from 'shared-contracts/http';
import type { ListChoice } from '../products/product-queries';
import { compareValues } from './compare-values';
import { isChosen } from './facet-choice';

/** Returns the facets that have values, both sorted. */
const sorted = (facets: readonly Facet[]): Facet[] =>
  factKeys.flatMap((key) => {
    const { values = [] } = facets.find((facet) => facet.key === key) ?? {};
    if (values.length === 0) return [];
    return [{ key, values: values.toSorted((one, other) => compareValues(one.value, other.value)) }];
  });

/** The facets of a list; empty if the API has no facets. */
export function facetsQuery(http: Http, { category, subcategory, facts }: Omit<ListChoice, 'sort'>) {
  return queryOptions({
    queryKey: ['facets', { category, subcategory, facts }],
    queryFn: async ({ signal }) => {
      try {
        const path = productPaths.facets({ category, subcategory, facts });
        return sorted(await http.get<Facet[]>(path, { signal }));
      } catch (error) {
        if (isMissing(error) || (isApiError(error) && error.code === 'unreadable')) return [];
        throw error;
      }
    },
  });
}

interface WithFacts {
  readonly facts?: ProductFacts | undefined;
}

/** Returns true for an article with one of the chosen values of each key. */
export const isMatch = ({ facts }: WithFacts, choice: FactChoice) =>
  factKeys.every((key) => choice[key]?.includes(facts?.[key] ?? '') ?? true);

/** Computes the facets of a complete list of articles, with the counts that the API would return. */
export function countFacets(articles: readonly WithFacts[], choice: FactChoice): Facet[] {
  return sorted(
    factKeys.map((key) => {
      const { [key]: chosen = [], ...others } = choice;
      const counts = new Map<string, number>();
      for (const article of articles) {
        const value = article.facts?.[key];
        if (value === undefined) continue;
        const isCounted = isMatch(article, others);
        if (isCounted || chosen.includes(value))
          counts.set(value, (counts.get(value) ?? 0) + Number(isCounted));
      }
      return { key, values: [...counts].map(([value, count]) => ({ value, count })) };
    }),
  );
}

/**
 * Returns the facets that can narrow a list of `articleCount` articles, with the values that match any of them.
 * A single value that all articles have is omitted; chosen values stay, so that they can be removed.
 */
export function offered(facets: readonly Facet[], choice: FactChoice, articleCount: number): Facet[] {
  return facets.flatMap(({ key, values }) => {
    const isFull = (choice[key]?.length ?? 0) >= facetLimits.chosen;
    const offeredValues = values.filter(
      ({ value, count }) => isChosen(choice, key, value) || (count > 0 && !isFull),
    );
    const narrows =
      choice[key] !== undefined ||
      offeredValues.length > 1 ||
      offeredValues.some(({ count }) => count < articleCount);
    return narrows ? [{ key, values: offeredValues }] : [];
  });
}
