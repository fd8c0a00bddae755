import { queryOptions } from '@tanstack/react-query';
import { readProduct, type ShownProduct } from 'page-kit/catalogue';
import type { SearchHit } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
import type { Http } from 'shared-contracts/http';

/** An article that answers a search, as the shop shows it. */
export type ShownHit = ShownProduct & Pick<SearchHit, 'withoutWord'>;

const readHit = (hit: SearchHit): ShownHit => ({ ...readProduct(hit), withoutWord: hit.withoutWord });

/** Products that answer a query; the call is given up when nobody waits for it any more. */
export function searchQuery(http: Http, query: string) {
  return queryOptions({
    queryKey: ['search', query],
    queryFn: async ({ signal }) =>
      (await http.get<SearchHit[]>(productPaths.search(query), { signal })).map(readHit),
    enabled: query !== '',
  });
}
