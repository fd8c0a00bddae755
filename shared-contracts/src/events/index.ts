import type { CartLine } from '../api/cart';

/** What the parts of the shop tell each other: `owner:past-tense`. */
export interface ShopEvents {
  'cart:line-added': CartLine;
  'cart:emptied': { reason: 'ordered' | 'signed-out' };
  'account:signed-in': Record<string, never>;
  'account:signed-out': { reason: 'chosen' | 'expired' };
  'checkout:order-placed': { orderId: string };
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
