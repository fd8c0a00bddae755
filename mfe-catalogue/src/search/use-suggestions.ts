import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import {
  categoriesQuery,
  categoryDisplayName,
  folded,
  subcategoryDisplayName,
  useCategoryPath,
} from 'page-kit/catalogue';
import { useState } from 'react';
import type { Category } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
import { type Http, useHttp } from 'shared-contracts/http';
import type { IconName } from 'shared-ui/icon';
import { recentSearches } from '../storage/recent-searches-and-products';
import { resultsPath } from './search-query';
import { useDebouncedQuery } from './use-debounced-query';

interface Suggestion {
  readonly text: string;
  /** Family of a sub-category. */
  readonly detail?: string;
  readonly href: string;
}

interface SuggestionGroup {
  readonly title: string;
  readonly icon: IconName;
  readonly suggestions: readonly Suggestion[];
}

/** Number of categories and sub-categories suggested at most. */
const mostCategories = 4;
/** Milliseconds after which completions of the typed text are requested, before its results. */
const debounce = 150;

/** Completions of a query, which an API without extras refuses without a request. */
function completionsQuery(http: Http, query: string) {
  return queryOptions({
    queryKey: ['completions', query],
    queryFn: ({ signal }) => http.get<string[]>(productPaths.completions(query), { signal }),
    enabled: query !== '',
    retry: false,
    placeholderData: keepPreviousData,
  });
}

/** Returns recent searches while nothing is typed, else completed terms, and the categories named by the text. */
export function useSuggestions(text: string): SuggestionGroup[] {
  const http = useHttp();
  const pathOf = useCategoryPath();
  const query = useDebouncedQuery(text, debounce);
  const [recent] = useState(recentSearches.read);
  const { data: terms = [] } = useQuery(completionsQuery(http, query));
  const { data: categories = [] } = useQuery(categoriesQuery(http));

  const ofTerm = (term: string): Suggestion => ({ text: term, href: resultsPath(term) });
  const groups: SuggestionGroup[] =
    text.trim() === ''
      ? [{ title: 'Recherches récentes', icon: 'clock', suggestions: recent.map(ofTerm) }]
      : [
          { title: 'Suggestions', icon: 'search', suggestions: query ? terms.map(ofTerm) : [] },
          { title: 'Familles', icon: 'grid', suggestions: categoriesNamed(text, categories, pathOf) },
        ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}

/** Returns the categories and sub-categories with words that begin with those of the text. */
function categoriesNamed(
  text: string,
  categories: readonly Category[],
  pathOf: ReturnType<typeof useCategoryPath>,
): Suggestion[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const isNamed = ({ name }: { readonly name: string }) =>
    typed.every((start) => wordsOf(name).some((word) => word.startsWith(start)));
  return categories
    .flatMap((category) => {
      const { code, name, subcategories } = category;
      const family = categoryDisplayName(name);
      return [
        ...(isNamed(category) ? [{ text: family, href: pathOf(code) }] : []),
        ...subcategories.filter(isNamed).map((part) => ({
          text: subcategoryDisplayName(part.name),
          detail: family,
          href: pathOf(code, part.code),
        })),
      ];
    })
    .slice(0, mostCategories);
}

const wordsOf = (text: string) => folded(text).match(/[a-z0-9]+/g) ?? [];
