import { categoriesQuery, categoryPath } from 'page-kit/catalogue';
import { httpContext, queryClientContext } from 'page-kit/page';
import { data, type LoaderFunctionArgs, replace } from 'react-router-dom';
import { onServer } from 'shared-contracts/rendering';
import { choiceSearch, choosesMore, isNarrowed, knownOf, readChoice } from '../../facets/choice';
import { facetsQuery } from '../../facets/facets-query';
import { readSort } from '../../listing/sort';
import { productListQuery, productsOf } from '../../products/product-list-query';
import { findCategory } from './find-category';

/**
 * Fetches the first products, their facets and the categories side by side. In the browser the page shows at once what it has.
 * The server waits; it does without facets and categories if it must, and answers 404 where neither categories nor products
 * know the URL. It redirects from values of facets that no article of the list has.
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
    throw data(null, { status: 404 });
  }
  const offered = queryClient.getQueryData(facets.queryKey);
  const kept = offered ? knownOf(choice, offered) : choice;
  if (choosesMore(searchParams, kept))
    throw replace(categoryPath(category, subcategory) + choiceSearch(kept, sort), 308);
  return null;
}
