import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { categoriesQuery } from 'shared-contracts/catalogue';
import { httpContext, queryClientContext } from 'shared-contracts/remotes';
import { findFamily } from './find-family';
import { productListQuery, productsOf } from './product-list-query';
import { readSort } from './sort';

/** Fetches the first products beside the families; the answer's status is 404 where the page says that nothing is there. */
export async function loadList({ params, request, context }: LoaderFunctionArgs) {
  const queryClient = context.get(queryClientContext);
  const http = context.get(httpContext);
  const { category = '', subcategory } = params;
  const sort = readSort(new URL(request.url).searchParams);

  const families = categoriesQuery(http);
  const [list] = await Promise.all([
    queryClient.ensureInfiniteQueryData(productListQuery(http, { category, subcategory, sort })),
    // The list can do without the menu of families.
    queryClient.prefetchQuery(families),
  ]);

  const known = findFamily(queryClient.getQueryData(families.queryKey) ?? [], category, subcategory).known;
  return productsOf(list.pages).length === 0 && !known ? data(null, { status: 404 }) : null;
}
