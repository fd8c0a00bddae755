import { loadPreferredSortAtom } from 'page-kit/page';
import type { CartLine } from 'shared-contracts/api/cart';
import { followSession, forgetCustomerOnSignOut, loadSessionAtom } from 'shared-contracts/auth';
import { cartLinesAtom, followCart, loadCartAtom, replaceCartAtom } from 'shared-contracts/cart';
import { listen } from 'shared-contracts/events';
import { isApiError, sendPendingSignOuts } from 'shared-contracts/http';
import type { ShopApp } from './shop-app';

/** Watches other tabs, sign-ins and sign-outs until the returned function is called. Call once per app. */
export function watchVisitor({ store, queryClient, http }: ShopApp): () => void {
  const stops = [
    followSession(store),
    followCart(store),
    fetchCartOnSignIn({ store, http }),
    forgetCustomerOnSignOut(queryClient),
    retrySignOuts({ http }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Reads cart, session and sort of this browser. Only after hydration, since the HTML is the same for all. */
export function loadVisitor({ store }: ShopApp): void {
  store.set(loadCartAtom);
  store.set(loadSessionAtom);
  store.set(loadPreferredSortAtom);
}

/**
 * Loads the account's cart, as last sent at a checkout, when a customer signs in with an empty cart, until
 * the returned function is called. A cart with articles is never replaced: the checkout will send it.
 */
function fetchCartOnSignIn({ store, http }: Pick<ShopApp, 'store' | 'http'>): () => void {
  const isEmpty = () => store.get(cartLinesAtom).length === 0;

  async function fetchCart(): Promise<void> {
    store.set(loadCartAtom);
    if (!isEmpty()) return;
    try {
      const lines = await http.get<CartLine[]>('cart');
      // An article may have been added in the meantime.
      if (isEmpty()) store.set(replaceCartAtom, lines);
    } catch (error) {
      // Optional: without a response the cart stays empty.
      if (!isApiError(error)) throw error;
    }
  }

  return listen('account:signed-in', ({ here }) => {
    // After a sign-in in another tab, that tab loads the cart and this one follows it.
    if (here) void fetchCart();
  });
}

/** Sends pending sign-outs now and on each `online` event, until the returned function is called. */
function retrySignOuts({ http }: Pick<ShopApp, 'http'>): () => void {
  const send = () => void sendPendingSignOuts(http);
  send();
  window.addEventListener('online', send);
  return () => window.removeEventListener('online', send);
}
