import { categoriesQuery } from 'page-kit/catalogue';
import { httpContext, queryClientContext } from 'page-kit/page';
import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import { onServer } from 'shared-contracts/rendering';
import { choiceSearch, readChoice, reducedChoice } from '../../facets/choice';
import { countFacets } from '../../facets/facets';
import { readSort } from '../../listing/sort';
import { askedQuery, resultsPage, searchQuery } from '../../search/search-query';

/**
 * Searches for what the URL asks; the categories stand in where nothing answers. The server waits for both, and redirects from
 * values of facets that no result has.
 */
export async function loadSearch({ request, context }: LoaderFunctionArgs) {
  const queryClient = context.get(queryClientContext);
  const http = context.get(httpContext);
  const { searchParams } = new URL(request.url);
  const typed = searchParams.get('q') ?? '';
  const query = askedQuery(typed);
  if (query === '') return null;
  const search = searchQuery(http, query);
  if (!onServer()) {
    void queryClient.prefetchQuery(search);
    return null;
  }
  const hits = await queryClient.ensureQueryData(search);
  const choice = readChoice(searchParams);
  const reduced = reducedChoice(searchParams, choice, countFacets(hits, choice));
  if (reduced) throw replace(resultsPage + choiceSearch(reduced, readSort(searchParams), typed), 308);
  if (hits.length === 0) await queryClient.prefetchQuery(categoriesQuery(http));
  return null;
}
