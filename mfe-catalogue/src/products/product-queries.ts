import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type CardProduct, readProduct } from 'page-kit/catalogue';
import type { FactChoice } from 'shared-contracts/api/fact-keys';
import type { Product, ProductFacts, ProductList, ProductSort, Stock } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
import type { Http } from 'shared-contracts/http';

/** What lists show of a product. The rest would triple the data in a list's HTML. */
export type ListedProduct = CardProduct & {
  readonly available?: boolean | undefined;
  /** Code of the first variant: the same for all variants of one article. */
  readonly series?: string | undefined;
};

/** A page of a list; without a cursor it is the last one. */
export interface ListedPage {
  readonly items: readonly ListedProduct[];
  readonly cursor?: string;
  /** How many the whole list has, where the API sends it. */
  readonly total?: number;
  /** A sentence for the head of the list. */
  readonly description?: string;
}

/** Where a product of any API enters a list. `factsShown` are those that the list shows or is narrowed by. */
export function listedProduct(
  product: Product,
  factsShown: readonly (keyof ProductFacts)[] = ['pack'],
): ListedProduct {
  const { Code, Designation, Reference, ImageUrl, PrixHT, Category, SubCategory, available } =
    readProduct(product);
  const { statements: _statements, ...labelling } = product.labelling ?? {};
  const series = product.variants?.[0]?.Code;
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
    ...(Object.keys(facts).length > 0 && { facts }),
    ...(Object.keys(labelling).length > 0 && { labelling }),
    ...(typeof available === 'boolean' && { available }),
    ...(series && { series }),
  };
}

/** A page as it is cached: what cards show, and the cursor of the next one. */
function listedPage({ items, targetItem, total, description }: ProductList): ListedPage {
  return {
    items: items.map((product) => listedProduct(product)),
    ...(total !== undefined && Number.isSafeInteger(total) && { total }),
    ...(typeof description === 'string' && { description }),
    ...(targetItem?.lastEvaluatedKey && { cursor: targetItem.lastEvaluatedKey }),
  };
}

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

/** Quantity in stock: that of the first entry, null where the response has none. */
export function stockQuery(http: Http, code: string) {
  return queryOptions({
    queryKey: ['stock', code],
    queryFn: async ({ signal }) => {
      const [first] = await http.get<Stock>(productPaths.stock(code), { signal });
      return first?.quantity ?? null;
    },
  });
}
