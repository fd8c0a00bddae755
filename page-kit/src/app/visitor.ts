import { loadPreferredSortAtom } from 'page-kit/page';
import type { CartLine } from 'shared-contracts/api/cart';
import { followSession, forgetCustomerOnSignOut, loadSessionAtom } from 'shared-contracts/auth';
import { cartLinesAtom, followCart, loadCartAtom, replaceCartAtom } from 'shared-contracts/cart';
import { listen } from 'shared-contracts/events';
import { isApiError, sendPendingSignOuts } from 'shared-contracts/http';
import type { ShopApp } from './shop-app';

/** Follows other tabs, sign-ins and sign-outs until the returned function is called; once per app. */
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

/** Reads cart, session and sort of this browser; not before hydration, since the HTML is the same for all. */
export function loadVisitor({ store }: ShopApp): void {
  store.set(loadCartAtom);
  store.set(loadSessionAtom);
  store.set(loadPreferredSortAtom);
}

/**
 * Brings the account's cart, as it was last sent at a checkout, to a customer who signs in with an empty one; until the returned
 * function is called. A cart with articles is never replaced: it is what the visitor has just chosen, and it is sent at checkout.
 */
function fetchCartOnSignIn({ store, http }: Pick<ShopApp, 'store' | 'http'>): () => void {
  const isEmpty = () => store.get(cartLinesAtom).length === 0;

  async function fetchCart(): Promise<void> {
    store.set(loadCartAtom);
    if (!isEmpty()) return;
    try {
      const lines = await http.get<CartLine[]>('cart');
      // Something may have been added meanwhile.
      if (isEmpty()) store.set(replaceCartAtom, lines);
    } catch (error) {
      // An extra: without a response the cart stays empty.
      if (!isApiError(error)) throw error;
    }
  }

  return listen('account:signed-in', ({ here }) => {
    // Another tab's sign-in fetches it there, and the cart follows by its mirror.
    if (here) void fetchCart();
  });
}

/** Repeats unsent sign-outs, now and when the connection is back, until the returned function is called. */
function retrySignOuts({ http }: Pick<ShopApp, 'http'>): () => void {
  const tell = () => void sendPendingSignOuts(http);
  tell();
  window.addEventListener('online', tell);
  return () => window.removeEventListener('online', tell);
}
