import type { RouteObject } from 'react-router-dom';
import { page } from 'shared-contracts/remotes';
import { loadCheckout } from './pages/checkout/load-checkout';
import { loadConfirmation } from './pages/confirmation/load-confirmation';
import { PageFailure } from './pages/PageFailure';
import { CartSkeleton, CheckoutSkeleton, ConfirmationSkeleton } from './pages/skeletons';
import paths from './routes.json';

export default [
  {
    id: 'cart:cart',
    path: paths['cart:cart'],
    ErrorBoundary: PageFailure,
    ...page({
      load: () => import(/* webpackChunkName: "cart" */ './pages/cart'),
      Skeleton: CartSkeleton,
    }),
  },
  {
    id: 'cart:checkout',
    path: paths['cart:checkout'],
    ErrorBoundary: PageFailure,
    ...page({
      load: () => import(/* webpackChunkName: "checkout" */ './pages/checkout'),
      loader: loadCheckout,
      Skeleton: CheckoutSkeleton,
    }),
  },
  {
    id: 'cart:confirmation',
    path: paths['cart:confirmation'],
    ErrorBoundary: PageFailure,
    ...page({
      load: () => import(/* webpackChunkName: "confirmation" */ './pages/confirmation'),
      loader: loadConfirmation,
      Skeleton: ConfirmationSkeleton,
    }),
  },
] satisfies RouteObject[];
