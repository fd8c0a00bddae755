import { categoryPath } from 'page-kit/catalogue';
import { parseSort, sortSearch } from 'page-kit/page';
import type { ProductSort } from 'shared-contracts/api/products';

/** Orders that the list offers, in the words of the shop. */
export const sortLabels: Readonly<Record<ProductSort, string>> = {
  designation: 'Désignation, de A à Z',
  '-designation': 'Désignation, de Z à A',
  price: 'Prix croissant',
  '-price': 'Prix décroissant',
  reference: 'Référence',
};

/** The sort that the URL names, as `sortSearch` writes it. */
export const readSort = (search: URLSearchParams) => parseSort(search.get('tri'));

/** URL of a list in the same sort: a choice lasts from list to list. */
export const sortedPath = (sort: ProductSort | undefined, category: string, subcategory?: string) =>
  categoryPath(category, subcategory) + sortSearch(sort);

let collator: Intl.Collator | undefined;

/** French order of texts, numbers in them by size. Made when first needed: it costs a slow phone 70 ms. */
export function compareTexts(one: string, other: string): number {
  collator ??= new Intl.Collator('fr', { numeric: true });
  return collator.compare(one, other);
}
