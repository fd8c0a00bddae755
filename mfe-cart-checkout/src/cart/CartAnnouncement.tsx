import { formatExact } from 'shared-contracts/pricing';
import { ChangeAnnouncement } from 'shared-ui/layout';
import type { CartView } from './use-cart-view';
import type { Removals } from './use-removals';

/** Announces total and last removal of the cart to screen readers. */
export function CartAnnouncement({ cart, removals }: { cart: CartView; removals: Removals }) {
  const removal = removals.lastName === null ? '' : `${removals.lastName}\u00a0: retiré du panier.`;
  return <ChangeAnnouncement parts={cart.totals && [removal, `Total HT ${formatExact(cart.totals.ht)}`]} />;
}
