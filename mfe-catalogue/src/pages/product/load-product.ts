import { categoryPath, productPath, productQuery, successorIn } from 'page-kit/catalogue';
import { httpContext, queryClientContext } from 'page-kit/page';
import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import { onServer } from 'shared-contracts/rendering';
import { stockQuery } from '../../products/product-queries';

/**
 * Fetches the product and its stock in parallel. Only the server waits for the stock, so that it is in the
 * HTML. Redirects from a URL with another category to the product's own URL, and from an ended product to the
 * one that replaces it.
 */
export async function loadProduct({ params, context }: LoaderFunctionArgs) {
  const queryClient = context.get(queryClientContext);
  const http = context.get(httpContext);
  const { category = '', subcategory = '', idproduct = '' } = params;

  const product = queryClient.ensureQueryData(productQuery(http, idproduct));
  const stock = queryClient.prefetchQuery(stockQuery(http, idproduct));
  const path = productPath(
    await product.catch((error: unknown) => {
      const successor = successorIn(error);
      if (!successor) throw error;
      return successor;
    }),
  );
  const requestedPath = `${categoryPath(category, subcategory)}/${encodeURIComponent(idproduct)}`;
  if (requestedPath !== path) throw replace(path, 308);
  if (onServer()) await stock;
  return null;
}
