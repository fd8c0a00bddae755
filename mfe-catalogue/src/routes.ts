import { page } from 'page-kit/page';
import type { RouteObject } from 'react-router-dom';
import { CatalogueError, ListError, ProductError } from './pages/errors';
import { loadCategories, loadList, loadSearch } from './pages/loaders';
import { loadProduct } from './pages/product/load-product';
import { CategoriesSkeleton, ListSkeleton, ProductSkeleton, SearchSkeleton } from './pages/skeletons';
import remote from './remote.json';

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
    ...page({
      load: () => import(/* webpackChunkName: "product" */ './pages/product/ProductPage'),
      loader: loadProduct,
      Skeleton: ProductSkeleton,
    }),
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
