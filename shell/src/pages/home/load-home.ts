import { categoriesQuery, productQuery } from 'page-kit/catalogue';
import { environmentContext, httpContext, queryClientContext } from 'page-kit/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { PublicEnvironment } from 'shared-contracts/environment';

/** Loads categories and house-brand articles. Ignores failures: the rest of the page does not need them. */
export async function loadHome({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<null> {
  const queryClient = context.get(queryClientContext);
  const http = context.get(httpContext);
  const { home }: PublicEnvironment = context.get(environmentContext);
  await Promise.all([
    queryClient.prefetchQuery(categoriesQuery(http)),
    ...home.houseBrand.map((code) => queryClient.prefetchQuery(productQuery(http, code))),
  ]);
  return null;
}
