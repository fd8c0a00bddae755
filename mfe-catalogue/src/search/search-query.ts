import { queryOptions } from '@tanstack/react-query';
import { factKeys } from 'shared-contracts/api/fact-keys';
import { longest } from 'shared-contracts/api/limits';
import type { ProductFacts, SearchHit } from 'shared-contracts/api/products';
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

/** An article that answers a search, as the shop shows it and narrows its results. */
export type ShownHit = Omit<ListedProduct, 'facts'> &
  Pick<SearchHit, 'withoutWord'> & { readonly facts?: ProductFacts | undefined };

function readHit({ withoutWord, ...product }: SearchHit): ShownHit {
  const listed = listedProduct(product);
  const facts = { ...listed.facts, ...textsOf(product.facts) };
  return {
    ...listed,
    ...(Object.keys(facts).length > 0 && { facts }),
    ...(withoutWord && { withoutWord }),
  };
}

/** The facts by which results are narrowed. */
const textsOf = (facts: ProductFacts | undefined) =>
  Object.fromEntries(factKeys.flatMap((key) => (facts?.[key] ? [[key, facts[key]]] : [])));

/** Products that answer a query; the call is given up when nobody waits for it any more. */
export function searchQuery(http: Http, query: string) {
  return queryOptions({
    queryKey: ['search', query],
    queryFn: async ({ signal }) =>
      (await http.get<SearchHit[]>(productPaths.search(query), { signal })).map(readHit),
    enabled: query !== '',
  });
}
