import type { CartLine } from 'shared-contracts/api/cart';
import { cartLinesAtom, loadCartAtom, replaceCartAtom } from 'shared-contracts/cart';
import { listen } from 'shared-contracts/events';
import { isApiError } from 'shared-contracts/http';
import type { ShopApp } from './shop-app';

/**
 * Brings the account's cart, as it was last sent at a checkout, to a customer who signs in with an empty one; until the returned
 * function is called. A cart with articles is never replaced: it is what the visitor has just chosen, and it is sent at checkout.
 */
export function fetchCartOnSignIn({ store, http }: Pick<ShopApp, 'store' | 'http'>): () => void {
  const isEmpty = () => store.get(cartLinesAtom).length === 0;

  async function fetchCart(): Promise<void> {
    store.set(loadCartAtom);
    if (!isEmpty()) return;
    try {
      const lines = await http.get<CartLine[]>('cart');
      // Something may have been added meanwhile.
      if (isEmpty()) store.set(replaceCartAtom, lines);
    } catch (error) {
      // An extra: without an answer the cart stays empty, as it was.
      if (!isApiError(error)) throw error;
    }
  }

  return listen('account:signed-in', ({ here }) => {
    // Another tab's sign-in fetches it there, and the cart follows by its mirror.
    if (here) void fetchCart();
  });
}
