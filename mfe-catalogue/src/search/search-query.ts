import { queryOptions } from '@tanstack/react-query';
import { factKeys } from 'shared-contracts/api/fact-keys';
import { longest } from 'shared-contracts/api/limits';
import type { SearchHit } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
import type { Http } from 'shared-contracts/http';
import { type ListedProduct, listedProduct } from '../products/product-queries';

/** Path of the page with all results. */
export const resultsPage = '/recherche';

/** Returns the canonical path of the results for a query. */
export const resultsPath = (query: string) => `${resultsPage}?${new URLSearchParams({ q: query })}`;

/** Minimum length of a query: specification, section 9. */
const shortestQuery = 3;

/** Returns the trimmed query of a text; empty below three characters. */
export function askedQuery(text: string): string {
  const trimmed = text.trim().slice(0, longest.searchText);
  return [...trimmed].length >= shortestQuery ? trimmed : '';
}

/** A search result, with the fields to show and filter it. */
export type ShownHit = ListedProduct & Pick<SearchHit, 'withoutWord'>;

const readHit = ({ withoutWord, ...product }: SearchHit): ShownHit => ({
  ...listedProduct(product, ['pack', ...factKeys]),
  ...(withoutWord && { withoutWord }),
});

/** Results of a search; the call is aborted when nothing observes the query. */
export function searchQuery(http: Http, query: string) {
  return queryOptions({
    queryKey: ['search', query],
    queryFn: async ({ signal }) =>
      (await http.get<SearchHit[]>(productPaths.search(query), { signal })).map(readHit),
    enabled: query !== '',
  });
}
