import type { LoaderFunctionArgs } from 'react-router-dom';
import { productQuery } from 'shared-contracts/catalogue';
import { httpContext, queryClientContext } from 'shared-contracts/remotes';
import { stockQuery } from './stock-query';

/** Fetches the product and its stock side by side; without a stock the page does as well. */
export async function loadProduct({ params, context }: LoaderFunctionArgs) {
  const queryClient = context.get(queryClientContext);
  const http = context.get(httpContext);
  const { idproduct = '' } = params;
  await Promise.all([
    queryClient.ensureQueryData(productQuery(http, idproduct)),
    queryClient.prefetchQuery(stockQuery(http, idproduct)),
  ]);
  return null;
}
