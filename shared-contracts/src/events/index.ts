import type { CartLine } from '../api/cart';

/** Events between the parts of the shop: `owner:past-tense`. */
export interface ShopEvents {
  'cart:line-added': CartLine;
  'cart:emptied': { reason: 'ordered' | 'signed-out' };
  /** `here`: by this tab, not by another one that it follows. */
  'account:signed-in': { here: boolean };
  /**
   * `chosen` by the button of this tab, `expired` by the API or another tab; tokens, and if chosen the cart, are gone.
   * A part drops what it holds in memory of a customer. Stored data and queries go by their names: `keyOf` of
   * `storage`, and a query key that is not public (`forgetCustomerOnSignOut` of `auth`).
   */
  'account:signed-out': { reason: 'chosen' | 'expired' };
  'checkout:order-placed': { orderId: string };
  /** While the card form is open the shell does not reload the page. */
  'checkout:payment-opened': object;
  'checkout:payment-closed': object;
}

/** Dispatched on `window`, so that a remote with its own copy of this module receives it. */
export function announce<Name extends keyof ShopEvents>(name: Name, detail: ShopEvents[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Calls back on every such event until the returned function is called. */
export function listen<Name extends keyof ShopEvents>(
  name: Name,
  listener: (detail: ShopEvents[Name]) => void,
): () => void {
  const receive = (event: Event) => listener((event as CustomEvent<ShopEvents[Name]>).detail);
  window.addEventListener(name, receive);
  return () => window.removeEventListener(name, receive);
}
