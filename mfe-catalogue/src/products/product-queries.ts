import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type CardProduct, readProduct } from 'page-kit/catalogue';
import type { FactChoice } from 'shared-contracts/api/fact-keys';
import type { Product, ProductFacts, ProductList, ProductSort, Stock } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
import type { Http } from 'shared-contracts/http';

/** The fields of a product that lists need. All fields would triple the data in a list's HTML. */
export type ListedProduct = CardProduct & {
  readonly available?: boolean | undefined;
  /** Code of the first variant: the same for all variants of one article. */
  readonly series?: string | undefined;
};

/** A page of a list; without a cursor it is the last one. */
export interface ListedPage {
  readonly items: readonly ListedProduct[];
  readonly cursor?: string;
  /** Number of products in the whole list, if the API sends it. */
  readonly total?: number;
  /** A sentence for the heading of the list. */
  readonly description?: string;
}

/** Reduces a product to a `ListedProduct`, with the facts that the list shows or is filtered by. */
export function listedProduct(
  product: Product,
  factsShown: readonly (keyof ProductFacts)[] = ['pack'],
): ListedProduct {
  const { Code, Designation, Reference, ImageUrl, PrixHT, breaks, Category, SubCategory, available } =
    readProduct(product);
  const { statements: _statements, ...labelling } = product.labelling ?? {};
  const { variants } = product;
  const facts: ProductFacts = Object.fromEntries(
    factsShown.flatMap((key) => (product.facts?.[key] ? [[key, product.facts[key]]] : [])),
  );
  return {
    Code,
    Designation,
    Reference,
    ImageUrl,
    PrixHT,
    Category,
    SubCategory,
    ...(breaks && breaks.length > 0 && { breaks }),
    ...(Object.keys(facts).length > 0 && { facts }),
    ...(Object.keys(labelling).length > 0 && { labelling }),
    ...(typeof available === 'boolean' && { available }),
    series: variants?.[0]?.Code,
    variant: variants?.find((each) => each.Code === Code)?.name,
  };
}

function listedPage({ items, targetItem, total, description }: ProductList): ListedPage {
  return {
    items: items.map((product) => listedProduct(product)),
    ...(total !== undefined && Number.isSafeInteger(total) && { total }),
    ...(typeof description === 'string' && { description }),
    ...(targetItem?.lastEvaluatedKey && { cursor: targetItem.lastEvaluatedKey }),
  };
}

/** The list that a URL asks for: its category, sort and filters. */
export interface ListChoice {
  readonly category: string;
  readonly subcategory?: string | undefined;
  readonly sort?: ProductSort | undefined;
  /** The chosen facets; undefined if none. */
  readonly facts?: FactChoice | undefined;
}

/** Returns the products of all pages, each once: an API that ignores the cursor repeats its first page. */
export function productsOf(pages: readonly ListedPage[]): ListedProduct[] {
  const products = new Map<string, ListedProduct>();
  for (const page of pages) {
    for (const product of page.items) {
      if (!products.has(product.Code)) products.set(product.Code, product);
    }
  }
  return [...products.values()];
}

/** Returns the cursor of the next page; undefined after the last page and after one without new products. */
function nextCursor(
  { cursor }: ListedPage,
  pages: readonly ListedPage[],
  _cursor: unknown,
  usedCursors: readonly (string | undefined)[],
) {
  const hasNoNewProducts = productsOf(pages).length === productsOf(pages.slice(0, -1)).length;
  return hasNoNewProducts || usedCursors.includes(cursor) ? undefined : cursor;
}

/** Products of a category or sub-category, 50 per page; without extras only the first 50, unsorted. */
export function productListQuery(http: Http, { category, subcategory, sort, facts }: ListChoice) {
  return infiniteQueryOptions({
    queryKey: ['products', { category, subcategory, sort, facts }],
    queryFn: async ({ pageParam, signal }) => {
      const parameters = { sort, lastEvaluatedKey: pageParam, facts };
      const extras = Object.values(parameters).some(Boolean) && (await http.takesExtras()) && parameters;
      const path = productPaths.list({ category, subcategory, ...extras });
      return listedPage(await http.get<ProductList>(path, { signal }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor,
  });
}

/** Quantity in stock: the first entry of the response, null if it is empty. */
export function stockQuery(http: Http, code: string) {
  return queryOptions({
    queryKey: ['stock', code],
    queryFn: async ({ signal }) => {
      const [first] = await http.get<Stock>(productPaths.stock(code), { signal });
      return first?.quantity ?? null;
    },
  });
}
