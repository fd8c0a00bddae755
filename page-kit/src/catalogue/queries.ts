import { queryOptions } from '@tanstack/react-query';
import type { Category, Product } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
import type { Http } from 'shared-contracts/http';
import { usablePrice } from 'shared-contracts/pricing';

/** An article as the shop shows it. `PrixHT` in euros before tax; null where the API gives no usable price: nobody can buy it. */
export type ShownProduct = Omit<Product, 'PrixHT'> & { readonly PrixHT: number | null };

/** Where articles of any API enter. */
export function readProduct(product: Product): ShownProduct {
  return { ...product, PrixHT: usablePrice(product.PrixHT) };
}

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

/** Display order of specification section 9: the first of these words found in a name gives its rank. */
const words = [
  'dechets',
  'ouate',
  'chr',
  'chimie',
  'materiel',
  'vitrerie',
  'chariots',
  'brosserie',
  'ampoules',
  'protection',
  'tapis',
  'essuyage',
];

/** Without match −1: unmatched names come first. */
function rank({ name }: Category): number {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
  return words.findIndex((word) => plain.includes(word));
}

/** A new list, sorted for display; ties keep the server's order, and so do sub-categories. */
export function sortForDisplay(categories: readonly Category[]): Category[] {
  return categories.toSorted((one, other) => rank(one) - rank(other));
}
