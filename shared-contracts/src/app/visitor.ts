import { forgetCustomerOnSignOut, loadSessionAtom } from 'shared-contracts/auth';
import { followOtherTabs, loadCartAtom } from 'shared-contracts/cart';
import type { ShopApp } from './shop-app';

/** Once per app in the browser, before anything is shown: other tabs and sign-outs are heard until the returned function is called. */
export function watchVisitor({ store, queryClient }: ShopApp): () => void {
  const stops = [forgetCustomerOnSignOut(queryClient), followOtherTabs(store)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Reads cart and session of this browser; not before the server's page is taken over, since its HTML is the same for all. */
export function loadVisitor({ store }: ShopApp): void {
  store.set(loadCartAtom);
  store.set(loadSessionAtom);
}
