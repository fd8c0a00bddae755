import { page } from 'page-kit/page';
import type { RouteObject } from 'react-router-dom';
import { loadCheckout } from './pages/checkout/load-checkout';
import { loadConfirmation } from './pages/confirmation/load-confirmation';
import { PageFailure } from './pages/PageFailure';
import { CartSkeleton, CheckoutSkeleton, ConfirmationSkeleton } from './pages/skeletons';
import remote from './remote.json';

export default [
  {
    id: 'cart:cart',
    path: remote.pages['cart:cart'].path,
    ErrorBoundary: PageFailure,
    ...page({
      load: () => import(/* webpackChunkName: "cart" */ './pages/cart'),
      Skeleton: CartSkeleton,
    }),
  },
  {
    id: 'cart:checkout',
    path: remote.pages['cart:checkout'].path,
    ErrorBoundary: PageFailure,
    ...page({
      load: () => import(/* webpackChunkName: "checkout" */ './pages/checkout'),
      loader: loadCheckout,
      Skeleton: CheckoutSkeleton,
    }),
  },
  {
    id: 'cart:confirmation',
    path: remote.pages['cart:confirmation'].path,
    ErrorBoundary: PageFailure,
    ...page({
      load: () => import(/* webpackChunkName: "confirmation" */ './pages/confirmation'),
      loader: loadConfirmation,
      Skeleton: ConfirmationSkeleton,
    }),
  },
] satisfies RouteObject[];
