import { categoryPath, productPath, productQuery } from 'page-kit/catalogue';
import { httpContext, queryClientContext } from 'page-kit/page';
import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import { onServer } from 'shared-contracts/rendering';
import { stockQuery } from '../../products/product-queries';

/**
 * Fetches the product and its stock side by side. In the browser nothing waits for the stock; the server waits, so that the
 * stock is in the HTML and the browser need not request it. A product below another category than its own is shown at its
 * own URL alone.
 */
export async function loadProduct({ params, context }: LoaderFunctionArgs) {
  const queryClient = context.get(queryClientContext);
  const http = context.get(httpContext);
  const { category = '', subcategory = '', idproduct = '' } = params;

  const product = queryClient.ensureQueryData(productQuery(http, idproduct));
  const stock = queryClient.prefetchQuery(stockQuery(http, idproduct));
  const path = productPath(await product);
  const asked = `${categoryPath(category, subcategory)}/${encodeURIComponent(idproduct)}`;
  if (asked !== path) throw replace(path, 308);
  if (onServer()) await stock;
  return null;
}
