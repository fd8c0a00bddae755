import type { LoaderFunctionArgs } from 'react-router-dom';
import { categoriesQuery } from 'shared-contracts/catalogue';
import { httpContext, queryClientContext } from 'shared-contracts/remotes';

/** Brings the categories into the query client. */
export async function loadCategories({ context }: LoaderFunctionArgs) {
  await context.get(queryClientContext).ensureQueryData(categoriesQuery(context.get(httpContext)));
  return null;
}
