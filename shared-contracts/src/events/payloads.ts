import { z } from 'zod';

/** Events between the parts of the shop, `owner:past-tense`, and their payloads. Browsers get the types alone. */
export const payloads = {
  'cart:line-added': z.object({ productCode: z.string(), quantity: z.number() }),
  'cart:emptied': z.object({ reason: z.enum(['ordered', 'signed-out']) }),
  /** `here`: by this tab, not by another one that it follows. */
  'account:signed-in': z.object({ here: z.boolean() }),
  /**
   * `chosen` by the button of this tab, `expired` by the API or another tab; tokens, if chosen the cart, are gone.
   * A part drops what it holds in memory of a customer. Stored data and queries go by their names: `keyOf` of
   * `storage`, and a query key that is not public (`forgetCustomerOnSignOut` of `auth`).
   */
  'account:signed-out': z.object({ reason: z.enum(['chosen', 'expired']) }),
  'checkout:order-placed': z.object({ orderId: z.string() }),
  /** While the card form is open the shell does not reload the page. */
  'checkout:payment-opened': z.object({}),
  'checkout:payment-closed': z.object({}),
};

export type ShopEvents = {
  readonly [Name in keyof typeof payloads]: Readonly<z.infer<(typeof payloads)[Name]>>;
};
