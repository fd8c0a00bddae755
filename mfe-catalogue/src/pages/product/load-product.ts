import type { LoaderFunctionArgs } from 'react-router-dom';
import { productQuery } from 'shared-contracts/catalogue';
import { httpContext, queryClientContext } from 'shared-contracts/remotes';
import { stockQuery } from './stock-query';

/** Fetches the product and its stock side by side. In the browser nothing waits for the stock; HTML spares it that call. */
export async function loadProduct({ params, context }: LoaderFunctionArgs) {
  const queryClient = context.get(queryClientContext);
  const http = context.get(httpContext);
  const { idproduct = '' } = params;

  const product = queryClient.ensureQueryData(productQuery(http, idproduct));
  const stock = queryClient.prefetchQuery(stockQuery(http, idproduct));
  await product;
  if (typeof document === 'undefined') await stock;
  return null;
}
