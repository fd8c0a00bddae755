import { queryOptions } from '@tanstack/react-query';
import { longest } from 'shared-contracts/api/limits';
import type { SearchHit } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
import type { Http } from 'shared-contracts/http';
import { type ListedProduct, listedProduct } from '../products/listed-product';

/** Characters that a search has at least; constant of the specification, section 9. */
export const shortestQuery = 3;

/** What is searched for when somebody has typed this; empty below three characters. */
export function askedQuery(text: string): string {
  const trimmed = text.trim().slice(0, longest.searchText);
  return [...trimmed].length >= shortestQuery ? trimmed : '';
}

/** An article that answers a search, as the shop shows it. */
export type ShownHit = ListedProduct & Pick<SearchHit, 'withoutWord'>;

const readHit = ({ withoutWord, ...product }: SearchHit): ShownHit => ({
  ...listedProduct(product),
  ...(withoutWord && { withoutWord }),
});

/** Products that answer a query; the call is given up when nobody waits for it any more. */
export function searchQuery(http: Http, query: string) {
  return queryOptions({
    queryKey: ['search', query],
    queryFn: async ({ signal }) =>
      (await http.get<SearchHit[]>(productPaths.search(query), { signal })).map(readHit),
    enabled: query !== '',
  });
}
