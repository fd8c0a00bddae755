import { page } from 'page-kit/page';
import type { RouteObject } from 'react-router-dom';
import { loadCheckout, loadConfirmation } from './pages/loaders';
import { CartSkeleton, CheckoutSkeleton, ConfirmationSkeleton, PageFailure } from './pages/skeletons';
import remote from './remote.json';

export default [
  {
    id: 'cart:cart',
    path: remote.pages['cart:cart'].path,
    ErrorBoundary: PageFailure,
    ...page({
      load: () => import(/* webpackChunkName: "cart" */ './pages/cart/CartPage'),
      Skeleton: CartSkeleton,
    }),
  },
  {
    id: 'cart:checkout',
    path: remote.pages['cart:checkout'].path,
    ErrorBoundary: PageFailure,
    ...page({
      load: () => import(/* webpackChunkName: "checkout" */ './pages/checkout/CheckoutPage'),
      loader: loadCheckout,
      Skeleton: CheckoutSkeleton,
    }),
  },
  {
    id: 'cart:confirmation',
    path: remote.pages['cart:confirmation'].path,
    ErrorBoundary: PageFailure,
    ...page({
      load: () => import(/* webpackChunkName: "confirmation" */ './pages/confirmation/ConfirmationPage'),
      loader: loadConfirmation,
      Skeleton: ConfirmationSkeleton,
    }),
  },
] satisfies RouteObject[];
