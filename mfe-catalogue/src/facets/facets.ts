import { queryOptions } from '@tanstack/react-query';
import { type FactChoice, factKeys } from 'shared-contracts/api/fact-keys';
import type { Facet, ProductFacts } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
import { type Http, isApiError, isMissing } from 'shared-contracts/http';
import type { ListChoice } from '../products/queries';
import { compareValues } from './order-values';

/** The facets of any API in one order; any other response counts as none. */
export function readFacets(response: unknown): Facet[] {
  const given: readonly Facet[] = Array.isArray(response) ? response : [];
  return factKeys.flatMap((key) => {
    const facet = given.find((each) => each?.key === key);
    if (!Array.isArray(facet?.values) || facet.values.length === 0) return [];
    return [{ key, values: facet.values.toSorted((one, other) => compareValues(one.value, other.value)) }];
  });
}

/** The facets of a list; none where the API knows no facets. */
export function facetsQuery(http: Http, { category, subcategory, facts }: Omit<ListChoice, 'sort'>) {
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

interface WithFacts {
  readonly facts?: ProductFacts | undefined;
}

/** True for an article with one of the chosen values of each key. */
export const isMatch = ({ facts }: WithFacts, choice: FactChoice) =>
  factKeys.every((key) => choice[key]?.includes(facts?.[key] ?? '') ?? true);

/** Facets of articles that are all here, counted as the API counts those of a list. */
export function countFacets(articles: readonly WithFacts[], choice: FactChoice): Facet[] {
  return readFacets(
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
