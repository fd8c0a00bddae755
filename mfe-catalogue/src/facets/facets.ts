import { queryOptions } from '@tanstack/react-query';
import { type FactChoice, factKeys } from 'shared-contracts/api/fact-keys';
import { facetLimits } from 'shared-contracts/api/limits';
import type { Facet, ProductFacts } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
import { type Http, isApiError, isMissing } from 'shared-contracts/http';
import { compareTexts } from '../listing/sort';
import type { ListChoice } from '../products/product-queries';
import { isChosen } from './facet-choice';

/** Kinds of values in their order; those with '×' follow all others, and texts come last. */
const kinds = ['volume', 'mass', 'length', 'clothing size', 'count'] as const;
type Kind = (typeof kinds)[number];

/** Units, with their factor to litres, grams or metres. */
const units: Readonly<Record<string, readonly [kind: Kind, factor: number]>> = {
  ml: ['volume', 0.001],
  cl: ['volume', 0.01],
  l: ['volume', 1],
  g: ['mass', 1],
  kg: ['mass', 1000],
  mm: ['length', 0.001],
  cm: ['length', 0.01],
  m: ['length', 1],
};
/** Clothing sizes, smallest first. */
const clothingSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'];

/** Sort key: '750 ml' before '5 L', 'S' before 'M', '3 × 40 L' by its product after single amounts. */
function sortKey(value: string): readonly [rank: number, amount: number] {
  const size = clothingSizes.indexOf(value.toUpperCase());
  if (size >= 0) return [kinds.indexOf('clothing size'), size];
  const [, amounts = '', unit = ''] = /^(\d[\d.,× ]*?)\s*([a-z]*)$/i.exec(value) ?? [];
  const factors = amounts.split('×').map((amount) => Number(amount.trim().replace(',', '.')));
  if (amounts === '' || factors.some(Number.isNaN)) return [2 * kinds.length, 0];
  const [kind, factor] = units[unit.toLowerCase()] ?? ['count', 1];
  const rank = kinds.indexOf(kind) + (factors.length > 1 ? kinds.length : 0);
  return [rank, factors.reduce((product, each) => product * each, factor)];
}

/** Compares two values of a facet: amounts by size, other texts alphabetically. */
export function compareValues(one: string, other: string): number {
  const [rank, amount] = sortKey(one);
  const [otherRank, otherAmount] = sortKey(other);
  return rank - otherRank || amount - otherAmount || compareTexts(one, other);
}

/** Returns the facets of a response, sorted; none if it is invalid. */
function readFacets(response: unknown): Facet[] {
  const received: readonly Facet[] = Array.isArray(response) ? response : [];
  return factKeys.flatMap((key) => {
    const facet = received.find((each) => each?.key === key);
    if (!Array.isArray(facet?.values) || facet.values.length === 0) return [];
    return [{ key, values: facet.values.toSorted((one, other) => compareValues(one.value, other.value)) }];
  });
}

/** The facets of a list; empty if the API has no facets. */
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

/** Returns true for an article with one of the chosen values of each key. */
export const isMatch = ({ facts }: WithFacts, choice: FactChoice) =>
  factKeys.every((key) => choice[key]?.includes(facts?.[key] ?? '') ?? true);

/** Computes the facets of a complete list of articles, with the counts that the API would return. */
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
