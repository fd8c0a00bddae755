import type { LoaderFunctionArgs } from 'react-router-dom';
import { categoriesQuery, productQuery } from 'shared-contracts/catalogue';
import { httpContext, queryClientContext } from 'shared-contracts/remotes';
import { houseProducts } from './house-products';

/** Categories and house-brand articles. What cannot be had is left out: the rest of the page does not depend on it. */
export async function loadHome({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<null> {
  const queryClient = context.get(queryClientContext);
  const http = context.get(httpContext);
  await Promise.all([
    queryClient.prefetchQuery(categoriesQuery(http)),
    ...houseProducts.map((code) => queryClient.prefetchQuery(productQuery(http, code))),
  ]);
  return null;
}
