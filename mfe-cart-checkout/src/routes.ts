import { addressesQuery } from 'page-kit/account';
import { orderQuery } from 'page-kit/orders';
import { httpContext, page, queryClientContext, storeContext } from 'page-kit/page';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { isAuthenticatedAtom, profileQuery } from 'shared-contracts/auth';
import { PageFailure } from './pages/PageFailure';
import { CartSkeleton, ConfirmationSkeleton } from './pages/skeletons';
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
      loader: loadCustomer,
      Skeleton: CartSkeleton,
    }),
  },
  {
    id: 'cart:confirmation',
    path: remote.pages['cart:confirmation'].path,
    ErrorBoundary: PageFailure,
    ...page({
      load: () => import(/* webpackChunkName: "confirmation" */ './pages/confirmation/ConfirmationPage'),
      loader: loadCustomer,
      Skeleton: ConfirmationSkeleton,
    }),
  },
] satisfies RouteObject[];

/** Prefetches the customer's data while the page's code loads; the page itself waits for the data. */
function loadCustomer({ params: { orderId }, context }: LoaderFunctionArgs): void {
  if (!context.get(storeContext).get(isAuthenticatedAtom)) return;
  const http = context.get(httpContext);
  const queryClient = context.get(queryClientContext);
  if (orderId) void queryClient.prefetchQuery(orderQuery(http, orderId));
  else void queryClient.prefetchQuery(addressesQuery(http));
  void queryClient.prefetchQuery(profileQuery(http));
}
