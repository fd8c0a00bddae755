import { queryOptions } from '@tanstack/react-query';
import { readProduct } from 'page-kit/catalogue';
import type { Product } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
import type { Http } from 'shared-contracts/http';

/** Products that answer a query; the call is given up when nobody waits for it any more. */
export function searchQuery(http: Http, query: string) {
  return queryOptions({
    queryKey: ['search', query],
    queryFn: async ({ signal }) =>
      (await http.get<Product[]>(productPaths.search(query), { signal })).map(readProduct),
    enabled: query !== '',
  });
}
