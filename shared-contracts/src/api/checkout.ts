import { z } from 'zod';
import type { addressLines } from './addresses';
import { Cart } from './cart';
import { longest, longestInAddress } from './limits';
import { DeliveryMode, orderNotes } from './orders';

/** Addresses and delivery mode of an order; the customer's notes only for an API with extras. */
const OrderChoice = z.object({
  billingAddressId: z.string().max(longest.id),
  deliveryAddressId: z.string().max(longest.id),
  deliveryMode: DeliveryMode,
  ...orderNotes,
});
export type OrderChoice = z.infer<typeof OrderChoice>;

/** Compared with the address book, never stored. */
const shownLine = z.string().max(longestInAddress.line);
const ShownAddress = z.object({
  fullName: shownLine,
  addressLine1: shownLine,
  addressLine2: shownLine.optional(),
  postalCode: shownLine,
  city: shownLine,
  country: shownLine,
  phone: shownLine,
} satisfies Record<keyof typeof addressLines, z.ZodType>);

/**
 * `pricingVersion` of the side that computed the amount, and the lines and addresses that the customer sees,
 * which the API compares with cart and address book. Only for an API with extras.
 */
const shown = {
  pricingVersion: z.number().int().optional(),
  lines: Cart.optional(),
  addresses: z.object({ billing: ShownAddress, delivery: ShownAddress }).optional(),
};

/** Body of `POST /purchase/createPayment`; `amount` in cents is only compared with the server's. */
export const PaymentRequest = OrderChoice.extend({
  amount: z.number(),
  currency: z.literal('EUR'),
  ...shown,
});
export type PaymentRequest = z.infer<typeof PaymentRequest>;

/** Response whose `formToken` opens the card form, for a new order or an earlier unpaid one. */
export const PaymentForm = z
  .object({ formToken: z.string(), orderId: z.string() })
  .meta({ id: 'PaymentForm' });
export type PaymentForm = z.infer<typeof PaymentForm>;

/** Body of `POST /purchase/createDeferredPayment`; an `amount` is compared as in `PaymentRequest`. */
export const DeferredPaymentRequest = OrderChoice.extend({
  amount: z.number().optional(),
  ...shown,
});
export type DeferredPaymentRequest = z.infer<typeof DeferredPaymentRequest>;

/** Response to an order on account. */
export const PlacedOrder = z.object({ orderId: z.string() }).meta({ id: 'PlacedOrder' });
export type PlacedOrder = z.infer<typeof PlacedOrder>;

/** `PAYMENT_PENDING`: the provider is still examining the payment. */
export const ValidatedPayment = PlacedOrder.extend({ status: z.enum(['PAID', 'PAYMENT_PENDING']) });
export type ValidatedPayment = z.infer<typeof ValidatedPayment>;

/** Body of `POST /purchase/validatePayment`: the provider's unchanged response, far shorter than these limits. */
export const PaymentProof = z.object({
  orderId: z.string().max(longest.id),
  rawClientAnswer: z.string().max(60_000),
  hash: z.string().max(200),
  hashAlgorithm: z.string().max(40),
  hashKey: z.string().max(40),
});
export type PaymentProof = z.infer<typeof PaymentProof>;
