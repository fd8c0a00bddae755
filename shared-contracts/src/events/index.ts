import type { CartLine } from '../api/cart';

/** News between the parts of the shop: `owner:past-tense`. */
export interface ShopEvents {
  'cart:line-added': CartLine;
  'cart:emptied': { reason: 'ordered' | 'signed-out' };
  /** `here`: in this tab; false when this tab follows another one. With an empty cart, that of the account is fetched (`app`). */
  'account:signed-in': { here: boolean };
  /**
   * The one moment at which everything of a customer goes. `chosen`: by the button of this tab; `expired`: ended by the API or
   * from another tab. Before it is announced `auth` removes the tokens and, if chosen, the cart with all that is stored as
   * the cart's. Upon it:
   * - `forgetCustomerOnSignOut` of `auth` clears the query cache of all but public data, and what is stored as the customer's;
   * - a component that has such a thing on the screen drops it (products seen before, in `mfe-catalogue`).
   *
   * A part takes part by the name it gives to its data, so that they go although its code is not loaded: `keyOf('customer', …)`
   * or `keyOf('cart', …)` of `storage`, and a query key that is not public. What it holds in memory it drops by listening
   * here. Pages and prices need not: they read `isAuthenticatedAtom` and `useUser`.
   */
  'account:signed-out': { reason: 'chosen' | 'expired' };
  'checkout:order-placed': { orderId: string };
  /** The dialog with the card form is on the screen. Until it is closed the shell does not load the page again by itself. */
  'checkout:payment-opened': object;
  'checkout:payment-closed': object;
}

/** Travels through `window`, so it arrives even where a remote carries its own copy of this module. */
export function announce<Name extends keyof ShopEvents>(name: Name, detail: ShopEvents[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Calls back on every such event until the returned function is called; an effect returns it as it is. */
export function listen<Name extends keyof ShopEvents>(
  name: Name,
  listener: (detail: ShopEvents[Name]) => void,
): () => void {
  const receive = (event: Event) => listener((event as CustomEvent<ShopEvents[Name]>).detail);
  window.addEventListener(name, receive);
  return () => window.removeEventListener(name, receive);
}
