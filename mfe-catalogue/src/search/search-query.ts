import { queryOptions } from '@tanstack/react-query';
import { factKeys } from 'shared-contracts/api/fact-keys';
import { longest } from 'shared-contracts/api/limits';
import type { SearchHit } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
import type { Http } from 'shared-contracts/http';
import { type ListedProduct, listedProduct } from '../products/product-queries';

/** Path of the page with all results. */
export const resultsPage = '/recherche';

/** Path of the results for a query, as the page's only spelling. */
export const resultsPath = (query: string) => `${resultsPage}?${new URLSearchParams({ q: query })}`;

/** Characters that a search has at least; constant of the specification, section 9. */
const shortestQuery = 3;

/** The query of a typed text; empty below three characters. */
export function askedQuery(text: string): string {
  const trimmed = text.trim().slice(0, longest.searchText);
  return [...trimmed].length >= shortestQuery ? trimmed : '';
}

/** An article that answers a search, as the shop shows it and narrows its results. */
export type ShownHit = ListedProduct & Pick<SearchHit, 'withoutWord'>;

const readHit = ({ withoutWord, ...product }: SearchHit): ShownHit => ({
  ...listedProduct(product, ['pack', ...factKeys]),
  ...(withoutWord && { withoutWord }),
});

/** Products that answer a query; the call is aborted when it is no longer awaited. */
export function searchQuery(http: Http, query: string) {
  return queryOptions({
    queryKey: ['search', query],
    queryFn: async ({ signal }) =>
      (await http.get<SearchHit[]>(productPaths.search(query), { signal })).map(readHit),
    enabled: query !== '',
  });
}
