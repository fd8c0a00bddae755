import { categoriesQuery } from 'page-kit/catalogue';
import { httpContext, page, queryClientContext } from 'page-kit/page';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { PageFailure, PageSkeleton } from './pages/PageStates';
import remote from './remote.json';

async function loadList({ context }: LoaderFunctionArgs) {
  await context.get(queryClientContext).ensureQueryData(categoriesQuery(context.get(httpContext)));
  return null;
}

export default [
  {
    id: 'marques:list',
    path: remote.pages['marques:list'].path,
    ErrorBoundary: PageFailure,
    ...page({
      load: () => import(/* webpackChunkName: "list" */ './pages/list/ListPage'),
      loader: loadList,
      Skeleton: PageSkeleton,
    }),
  },
  {
    id: 'marques:followed',
    path: remote.pages['marques:followed'].path,
    ErrorBoundary: PageFailure,
    ...page({
      load: () => import(/* webpackChunkName: "followed" */ './pages/followed/FollowedPage'),
      Skeleton: PageSkeleton,
    }),
  },
] satisfies RouteObject[];
