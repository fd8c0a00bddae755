import { categoriesQuery, categoryPath } from 'page-kit/catalogue';
import { httpContext, queryClientContext } from 'page-kit/page';
import { data, type LoaderFunctionArgs, replace } from 'react-router-dom';
import type { Category } from 'shared-contracts/api/products';
import { onServer } from 'shared-contracts/rendering';
import { choiceSearch, isNarrowed, readChoice, reducedChoice } from '../facets/facet-choice';
import { countFacets, facetsQuery } from '../facets/facets';
import { readSort } from '../listing/sort';
import { productListQuery, productsOf } from '../products/product-queries';
import { askedQuery, resultsPage, searchQuery } from '../search/search-query';

/** Loads the categories into the query cache. */
export async function loadCategories({ context }: LoaderFunctionArgs) {
  await context.get(queryClientContext).ensureQueryData(categoriesQuery(context.get(httpContext)));
  return null;
}

/**
 * Fetches the first products, their facets and the categories in parallel; only the server waits for them. It
 * renders without facets or categories if these fail, and responds with 404 if neither categories nor products
 * match the URL. It redirects from another case of the only code that matches, and from facet values that no
 * article has.
 */
export async function loadList({ params, request, context }: LoaderFunctionArgs) {
  const queryClient = context.get(queryClientContext);
  const http = context.get(httpContext);
  const { category = '', subcategory } = params;
  const { searchParams } = new URL(request.url);
  const sort = readSort(searchParams);
  const choice = readChoice(searchParams);
  const facts = isNarrowed(choice) ? choice : undefined;
  const list = productListQuery(http, { category, subcategory, sort, facts });
  const facets = facetsQuery(http, { category, subcategory, facts });
  const categories = categoriesQuery(http);

  if (!onServer()) {
    void queryClient.prefetchInfiniteQuery(list);
    void queryClient.prefetchQuery(facets);
    void queryClient.prefetchQuery(categories);
    return null;
  }

  const [{ pages }] = await Promise.all([
    queryClient.ensureInfiniteQueryData(list),
    queryClient.prefetchQuery(facets),
    queryClient.prefetchQuery(categories),
  ]);
  const known = queryClient.getQueryData(categories.queryKey);
  if (known && !findCategory(known, category, subcategory).known && productsOf(pages).length === 0) {
    const path = pathInOtherCase(known, category, subcategory);
    throw path ? replace(path + new URL(request.url).search, 308) : data(null, { status: 404 });
  }
  const reduced = reducedChoice(searchParams, choice, queryClient.getQueryData(facets.queryKey));
  if (reduced) throw replace(categoryPath(category, subcategory) + choiceSearch(reduced, sort), 308);
  return null;
}

/** Returns the path of the only category or sub-category whose codes differ from these in case. */
function pathInOtherCase(categories: readonly Category[], category: string, subcategory: string | undefined) {
  const asked = categoryPath(category, subcategory).toLowerCase();
  const paths = categories
    .flatMap(({ code, subcategories }) =>
      subcategory === undefined
        ? [categoryPath(code)]
        : subcategories.map((part) => categoryPath(code, part.code)),
    )
    .filter((path) => path.toLowerCase() === asked);
  return paths.length === 1 ? paths[0] : undefined;
}

/** Returns the category and sub-category with these codes; `known` is false if one of them does not exist. */
export function findCategory(
  categories: readonly Category[],
  categoryCode: string,
  subcategoryCode: string | undefined,
) {
  const category = categories.find(({ code }) => code === categoryCode);
  const subcategory = category?.subcategories.find(({ code }) => code === subcategoryCode);
  const known = category !== undefined && (subcategoryCode === undefined || subcategory !== undefined);
  return { category, subcategory, known };
}

/**
 * Runs the search of the URL. The server waits for it, fetches the categories if there are no results, and
 * redirects from facet values that no result has.
 */
export async function loadSearch({ request, context }: LoaderFunctionArgs) {
  const queryClient = context.get(queryClientContext);
  const http = context.get(httpContext);
  const { searchParams } = new URL(request.url);
  const typed = searchParams.get('q') ?? '';
  const query = askedQuery(typed);
  if (query === '') return null;
  const search = searchQuery(http, query);
  if (!onServer()) {
    void queryClient.prefetchQuery(search);
    return null;
  }
  const hits = await queryClient.ensureQueryData(search);
  const choice = readChoice(searchParams);
  const reduced = reducedChoice(searchParams, choice, countFacets(hits, choice));
  if (reduced) throw replace(resultsPage + choiceSearch(reduced, readSort(searchParams), typed), 308);
  if (hits.length === 0) await queryClient.prefetchQuery(categoriesQuery(http));
  return null;
}
