import type { FactChoice } from './fact-keys';
import { pageSizes } from './limits';

/** Adds query values in the given order and repeats the key of a list; absent values are omitted. */
function withQuery(
  path: string,
  query: Readonly<Record<string, string | number | readonly string[] | undefined>>,
): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => `${name}=${encodeURIComponent(each)}`),
  );
  return given.length === 0 ? path : `${path}?${given.join('&')}`;
}

/** Joins a path to the API's URL, keeps a base path and ignores leading slashes. */
export function joinUrl(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

interface ProductListChoice {
  readonly category?: string | undefined;
  readonly subcategory?: string | undefined;
  readonly sort?: string | undefined;
  readonly lastEvaluatedKey?: string | undefined;
  readonly facts?: FactChoice | undefined;
}

/** Paths of the public calls, so that a preload link and its call have the same URL. */
export const productPaths = {
  list: (choice: ProductListChoice = {}) =>
    withQuery('products', {
      limit: pageSizes.products,
      category: choice.category,
      subcategory: choice.subcategory,
      sort: choice.sort,
      lastEvaluatedKey: choice.lastEvaluatedKey,
      ...choice.facts,
    }),
  facets: ({ category, subcategory, facts }: Omit<ProductListChoice, 'sort' | 'lastEvaluatedKey'>) =>
    withQuery('products/facets', { category, subcategory, ...facts }),
  one: (code: string) => `products/${encodeURIComponent(code)}`,
  stock: (code: string) => `products/${encodeURIComponent(code)}/stock`,
  sheet: (code: string, type: 'ft' | 'fs') =>
    withQuery(`products/${encodeURIComponent(code)}/file`, { type }),
  categories: () => 'products/categories',
  /** Drawing of a sub-category's articles, if the API has one. */
  subcategoryPicture: (code: string) => `images/subcategories/${encodeURIComponent(code)}.svg`,
  completions: (q: string) => withQuery('products/completions', { q }),
  search: (q: string) => withQuery('products/search', { q }),
  cataloguePdf: () => 'documents/catalogue.pdf',
};
