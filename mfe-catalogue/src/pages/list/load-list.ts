import { categoriesQuery } from 'page-kit/catalogue';
import { httpContext, queryClientContext } from 'page-kit/page';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { onServer } from 'shared-contracts/rendering';
import { readSort } from '../../listing/sort';
import { productListQuery, productsOf } from '../../products/product-list-query';
import { findCategory } from './find-category';

/**
 * Fetches the first products and the categories side by side. In the browser the page shows at once what it has. The server
 * waits; it does without the categories if it must, and answers 404 where neither they nor the products know the URL.
 */
export async function loadList({ params, request, context }: LoaderFunctionArgs) {
  const queryClient = context.get(queryClientContext);
  const http = context.get(httpContext);
  const { category = '', subcategory } = params;
  const sort = readSort(new URL(request.url).searchParams);
  const list = productListQuery(http, { category, subcategory, sort });
  const categories = categoriesQuery(http);

  if (!onServer()) {
    void queryClient.prefetchInfiniteQuery(list);
    void queryClient.prefetchQuery(categories);
    return null;
  }

  const [{ pages }] = await Promise.all([
    queryClient.ensureInfiniteQueryData(list),
    queryClient.prefetchQuery(categories),
  ]);
  const known = queryClient.getQueryData(categories.queryKey);
  if (known && !findCategory(known, category, subcategory).known && productsOf(pages).length === 0) {
    throw data(null, { status: 404 });
  }
  return null;
}
