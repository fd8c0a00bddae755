import { infiniteQueryOptions } from '@tanstack/react-query';
import type { FactChoice } from 'shared-contracts/api/fact-keys';
import type { ProductList, ProductSort } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
import type { Http } from 'shared-contracts/http';
import { type ListedPage, type ListedProduct, listedPage } from './listed-product';

export interface ListChoice {
  readonly category: string;
  readonly subcategory?: string | undefined;
  readonly sort?: ProductSort | undefined;
  /** What narrows it; undefined where nothing is chosen. */
  readonly facts?: FactChoice | undefined;
}

type Pages = readonly ListedPage[];

/** All products of the pages so far, each once: an API that ignores the cursor repeats its first page. */
export function productsOf(pages: Pages): ListedProduct[] {
  const products = new Map<string, ListedProduct>();
  for (const page of pages) {
    for (const product of page.items) {
      if (!products.has(product.Code)) products.set(product.Code, product);
    }
  }
  return [...products.values()];
}

/** The cursor of the next page. None after the last page, nor after one that brought nothing new: nothing loops. */
function nextCursor(
  { cursor }: ListedPage,
  pages: Pages,
  _cursor: unknown,
  asked: readonly (string | undefined)[],
) {
  const broughtNothing = productsOf(pages).length === productsOf(pages.slice(0, -1)).length;
  return broughtNothing || asked.includes(cursor) ? undefined : cursor;
}

/** Products of a category or sub-category, 50 at a time; of an API without extras the first 50 in its own order. */
export function productListQuery(http: Http, { category, subcategory, sort, facts }: ListChoice) {
  return infiniteQueryOptions({
    queryKey: ['products', { category, subcategory, sort, facts }],
    queryFn: async ({ pageParam, signal }) => {
      const wanted = { sort, lastEvaluatedKey: pageParam, facts };
      const extras = Object.values(wanted).some(Boolean) && (await http.takesExtras()) && wanted;
      const path = productPaths.list({ category, subcategory, ...extras });
      return listedPage(await http.get<ProductList>(path, { signal }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor,
  });
}
