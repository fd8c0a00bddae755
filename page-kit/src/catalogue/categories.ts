import { queryOptions } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { preferredSortAtom, sortSearch } from 'page-kit/page';
import { useCallback } from 'react';
import type { Category } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
import type { Http } from 'shared-contracts/http';
import { sortForDisplay } from './category-order';
import { categoryPath } from './paths';

/** The categories with their sub-categories, sorted for display. */
export function categoriesQuery(http: Http) {
  return queryOptions({
    queryKey: ['categories'],
    queryFn: async ({ signal }) =>
      sortForDisplay(await http.get<Category[]>(productPaths.categories(), { signal })),
  });
}

/** Returns a category name with its first letter in upper case. For display only, never for codes. */
export function categoryDisplayName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns a sub-category name in lower case, first letter upper. For display only, never for codes. */
export function subcategoryDisplayName(name: string): string {
  return categoryDisplayName(name.toLowerCase());
}

/**
 * Returns a function that builds list paths for links inside the shop, with the sort chosen last. Server and
 * search engines use the paths without it.
 */
export function useCategoryPath(): (category: string, subcategory?: string) => string {
  const search = sortSearch(useAtomValue(preferredSortAtom));
  return useCallback((category, subcategory) => categoryPath(category, subcategory) + search, [search]);
}
