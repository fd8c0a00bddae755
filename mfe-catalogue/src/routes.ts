import { page } from 'page-kit/page';
import type { RouteObject } from 'react-router-dom';
import { CatalogueError } from './components/CatalogueError';
import { CategoriesSkeleton } from './pages/categories/CategoriesSkeleton';
import { loadCategories } from './pages/categories/load-categories';
import { ListError } from './pages/list/ListError';
import { ListSkeleton } from './pages/list/ListSkeleton';
import { loadList } from './pages/list/load-list';
import { ProductError } from './pages/product/ProductError';
import { productPage } from './product-page';
import remote from './remote.json';

export default [
  {
    id: 'catalogue:categories',
    path: remote.pages['catalogue:categories'].path,
    ErrorBoundary: CatalogueError,
    ...page({
      load: () => import(/* webpackChunkName: "categories" */ './pages/categories'),
      loader: loadCategories,
      Skeleton: CategoriesSkeleton,
    }),
  },
  {
    id: 'catalogue:list',
    path: remote.pages['catalogue:list'].path,
    ErrorBoundary: ListError,
    ...page({
      load: () => import(/* webpackChunkName: "list" */ './pages/list'),
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
] satisfies RouteObject[];
