import { categoriesQuery } from 'page-kit/catalogue';
import { httpContext, queryClientContext } from 'page-kit/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { onServer } from 'shared-contracts/rendering';

/** The categories for the menu. On the server the HTML waits for them; in the browser they fill in when they come. */
export async function loadLayout({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<null> {
  const categories = context.get(queryClientContext).prefetchQuery(categoriesQuery(context.get(httpContext)));
  if (onServer()) await categories;
  return null;
}
