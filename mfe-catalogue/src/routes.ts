import type { RouteObject } from 'react-router-dom';
import { page } from 'shared-contracts/remotes';
import { CatalogueError } from './components/CatalogueError';
import { CategoriesSkeleton } from './pages/categories/CategoriesSkeleton';
import { loadCategories } from './pages/categories/load-categories';
import { ListError } from './pages/list/ListError';
import { ListSkeleton } from './pages/list/ListSkeleton';
import { loadList } from './pages/list/load-list';
import { ProductError } from './pages/product/ProductError';
import { productPage } from './product-page';
import paths from './routes.json';

export default [
  {
    id: 'catalogue:categories',
    path: paths['catalogue:categories'],
    ErrorBoundary: CatalogueError,
    ...page({
      load: () => import(/* webpackChunkName: "categories" */ './pages/categories'),
      loader: loadCategories,
      Skeleton: CategoriesSkeleton,
    }),
  },
  {
    id: 'catalogue:list',
    path: paths['catalogue:list'],
    ErrorBoundary: ListError,
    ...page({
      load: () => import(/* webpackChunkName: "list" */ './pages/list'),
      loader: loadList,
      Skeleton: ListSkeleton,
    }),
  },
  {
    id: 'catalogue:product',
    path: paths['catalogue:product'],
    ErrorBoundary: ProductError,
    ...productPage,
  },
] satisfies RouteObject[];
