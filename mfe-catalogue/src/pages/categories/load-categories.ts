import { categoriesQuery } from 'page-kit/catalogue';
import { httpContext, queryClientContext } from 'page-kit/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Brings the categories into the query client. */
export async function loadCategories({ context }: LoaderFunctionArgs) {
  await context.get(queryClientContext).ensureQueryData(categoriesQuery(context.get(httpContext)));
  return null;
}
