import { queryOptions } from '@tanstack/react-query';
import type { Category, Product } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
import type { Http } from 'shared-contracts/http';
import { readProduct } from './read-product';
import { sortForDisplay } from './sort-for-display';

/** The categories with their sub-categories, sorted for display. */
export function categoriesQuery(http: Http) {
  return queryOptions({
    queryKey: ['categories'],
    queryFn: async ({ signal }) =>
      sortForDisplay(await http.get<Category[]>(productPaths.categories(), { signal })),
  });
}

/** One product; an unknown code rejects with an `ApiError` of status 404. */
export function productQuery(http: Http, code: string) {
  return queryOptions({
    queryKey: ['product', code],
    queryFn: ({ signal }) => http.get<Product>(productPaths.one(code), { signal }),
    // Remotes of several versions share what is kept: it is the API's own answer.
    select: readProduct,
  });
}
