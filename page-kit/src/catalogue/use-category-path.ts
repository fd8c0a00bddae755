import { useAtomValue } from 'jotai';
import { preferredSortAtom, sortSearch } from 'page-kit/page';
import { useCallback } from 'react';
import { categoryPath } from './paths';

/**
 * Paths of lists for links inside the shop: they carry the sort that was chosen last. The server and search engines know
 * those without.
 */
export function useCategoryPath(): (category: string, subcategory?: string) => string {
  const search = sortSearch(useAtomValue(preferredSortAtom));
  return useCallback((category, subcategory) => categoryPath(category, subcategory) + search, [search]);
}
