import { z } from 'zod';

/** Payloads of the events between parts of the shop, `owner:past-tense`. Browsers import only the types. */
export const payloads = {
  'cart:line-added': z.object({ productCode: z.string(), quantity: z.number() }),
  /** `here`: the sign-in happened in this tab, not in another one. */
  'account:signed-in': z.object({ here: z.boolean() }),
  /**
   * `chosen`: by the button of this tab; `expired`: by the API or another tab. The tokens, and the cart if
   * chosen, are already removed. A listener drops a customer's data from memory; stored data (`keyOf` of
   * `storage`) and queries without a public key are removed by `forgetCustomerOnSignOut` of `auth`.
   */
  'account:signed-out': z.object({ reason: z.enum(['chosen', 'expired']) }),
  'checkout:order-placed': z.object({ orderId: z.string() }),
  /** The shell does not reload the page while the card form is open. */
  'checkout:payment-opened': z.object({}),
  'checkout:payment-closed': z.object({}),
};

export type ShopEvents = {
  readonly [Name in keyof typeof payloads]: Readonly<z.infer<(typeof payloads)[Name]>>;
};
