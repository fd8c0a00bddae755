import { parseSort } from 'page-kit/page';
import type { ProductSort } from 'shared-contracts/api/products';

/** The sorts that lists offer, with their labels. */
export const sortLabels: Readonly<Record<ProductSort, string>> = {
  designation: 'Désignation, de A à Z',
  '-designation': 'Désignation, de Z à A',
  price: 'Prix croissant',
  '-price': 'Prix décroissant',
  reference: 'Référence',
};

/** Returns the sort in a URL query, as `sortSearch` writes it. */
export const readSort = (search: URLSearchParams) => parseSort(search.get('tri'));

let collator: Intl.Collator | undefined;

/** Compares texts in French, numbers by size. The collator is lazy: it costs 70 ms on a slow phone. */
export function compareTexts(one: string, other: string): number {
  collator ??= new Intl.Collator('fr', { numeric: true });
  return collator.compare(one, other);
}
