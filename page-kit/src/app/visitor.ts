import { loadKeptSortAtom } from 'page-kit/page';
import { followSession, forgetCustomerOnSignOut, loadSessionAtom } from 'shared-contracts/auth';
import { followCart, loadCartAtom } from 'shared-contracts/cart';
import { fetchCartOnSignIn } from './account-cart';
import { retryPendingSignOuts } from './pending-sign-outs';
import type { ShopApp } from './shop-app';

/** Once per app in the browser, before anything is shown: other tabs, sign-ins and sign-outs are heard until the returned function is called. */
export function watchVisitor({ store, queryClient, http }: ShopApp): () => void {
  const stops = [
    followSession(store),
    followCart(store),
    fetchCartOnSignIn({ store, http }),
    forgetCustomerOnSignOut(queryClient),
    retryPendingSignOuts({ http }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Reads cart, session and kept choices of this browser; not before the server's page is taken over, since its HTML is the same for all. */
export function loadVisitor({ store }: ShopApp): void {
  store.set(loadCartAtom);
  store.set(loadSessionAtom);
  store.set(loadKeptSortAtom);
}
