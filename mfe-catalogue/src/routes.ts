import { categoriesQuery } from 'page-kit/catalogue';
import { httpContext, page, queryClientContext } from 'page-kit/page';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { CatalogueError } from './components/CatalogueError';
import { CategoriesSkeleton } from './pages/categories/CategoriesSkeleton';
import { ListSkeleton } from './pages/list/ListSkeleton';
import { loadList } from './pages/list/load-list';
import { ListError } from './pages/list/UnknownCategory';
import { ProductError } from './pages/product/ProductError';
import { loadSearch } from './pages/search/load-search';
import { SearchSkeleton } from './pages/search/SearchSkeleton';
import { productPage } from './product-page';
import remote from './remote.json';

/** Brings the categories into the query client. */
async function loadCategories({ context }: LoaderFunctionArgs) {
  await context.get(queryClientContext).ensureQueryData(categoriesQuery(context.get(httpContext)));
  return null;
}

export default [
  {
    id: 'catalogue:categories',
    path: remote.pages['catalogue:categories'].path,
    ErrorBoundary: CatalogueError,
    ...page({
      load: () => import(/* webpackChunkName: "categories" */ './pages/categories/CategoriesPage'),
      loader: loadCategories,
      Skeleton: CategoriesSkeleton,
    }),
  },
  {
    id: 'catalogue:list',
    path: remote.pages['catalogue:list'].path,
    ErrorBoundary: ListError,
    ...page({
      load: () => import(/* webpackChunkName: "list" */ './pages/list/ListPage'),
      loader: loadList,
      Skeleton: ListSkeleton,
    }),
  },
  {
    id: 'catalogue:product',
    path: remote.pages['catalogue:product'].path,
    ErrorBoundary: ProductError,
    ...productPage,
  },
  {
    id: 'catalogue:search',
    path: remote.pages['catalogue:search'].path,
    ErrorBoundary: CatalogueError,
    ...page({
      load: () => import(/* webpackChunkName: "search" */ './pages/search/SearchPage'),
      loader: loadSearch,
      Skeleton: SearchSkeleton,
    }),
  },
] satisfies RouteObject[];
