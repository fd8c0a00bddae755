import type { ShopEvents } from './index';

/** Names of all events, which no code of a browser lists. */
export const eventNames = Object.keys({
  'cart:line-added': true,
  'cart:emptied': true,
  'account:signed-in': true,
  'account:signed-out': true,
  'checkout:order-placed': true,
  'checkout:payment-opened': true,
  'checkout:payment-closed': true,
} satisfies Record<keyof ShopEvents, true>);
