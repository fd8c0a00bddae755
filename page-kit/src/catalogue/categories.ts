import { queryOptions } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { preferredSortAtom, sortSearch } from 'page-kit/page';
import { useCallback } from 'react';
import type { Category } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
import type { Http } from 'shared-contracts/http';
import { categoryPath } from './paths';

/** The categories with their sub-categories, sorted for display. */
export function categoriesQuery(http: Http) {
  return queryOptions({
    queryKey: ['categories'],
    queryFn: async ({ signal }) =>
      sortForDisplay(await http.get<Category[]>(productPaths.categories(), { signal })),
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

/** A category as received, its first letter upper case. For display only, never for codes. */
export function categoryDisplayName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A sub-category: first letter upper case, the rest lower case. For display only, never for codes. */
export function subcategoryDisplayName(name: string): string {
  return categoryDisplayName(name.toLowerCase());
}

/**
 * Paths of lists for links inside the shop: they carry the sort that was chosen last. The server and search engines know
 * those without.
 */
export function useCategoryPath(): (category: string, subcategory?: string) => string {
  const search = sortSearch(useAtomValue(preferredSortAtom));
  return useCallback((category, subcategory) => categoryPath(category, subcategory) + search, [search]);
}
