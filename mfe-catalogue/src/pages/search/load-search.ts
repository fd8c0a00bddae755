import { categoriesQuery } from 'page-kit/catalogue';
import { httpContext, queryClientContext } from 'page-kit/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { onServer } from 'shared-contracts/rendering';
import { askedQuery, searchQuery } from '../../search/search-query';

/** Searches for what the URL asks; the categories stand in where nothing answers. The server waits for both. */
export async function loadSearch({ request, context }: LoaderFunctionArgs) {
  const queryClient = context.get(queryClientContext);
  const http = context.get(httpContext);
  const query = askedQuery(new URL(request.url).searchParams.get('q') ?? '');
  if (query === '') return null;
  const search = searchQuery(http, query);
  if (!onServer()) {
    void queryClient.prefetchQuery(search);
    return null;
  }
  const hits = await queryClient.ensureQueryData(search);
  if (hits.length === 0) await queryClient.prefetchQuery(categoriesQuery(http));
  return null;
}
