import { type FactChoice, factKeys } from 'shared-contracts/api/fact-keys';
import type { Facet, ProductFacts } from 'shared-contracts/api/products';
import { readFacets } from './facets-query';

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
