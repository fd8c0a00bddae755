import { z } from 'zod';
import { DeliveryMode } from './orders';

const choice = {
  billingAddressId: z.string(),
  deliveryAddressId: z.string(),
  deliveryMode: DeliveryMode,
};

/** Body of `POST /purchase/createPayment`; `amount` in cents, compared with the server's own, never trusted. */
export const PaymentRequest = z.object({ amount: z.number().int(), currency: z.literal('EUR'), ...choice });
export type PaymentRequest = z.infer<typeof PaymentRequest>;

/** `formToken` opens the card form; `orderId` is the order that it pays. */
export const PaymentForm = z
  .object({ formToken: z.string(), orderId: z.string() })
  .meta({ id: 'PaymentForm' });
export type PaymentForm = z.infer<typeof PaymentForm>;

/** Body of `POST /purchase/createDeferredPayment`. */
export const DeferredPaymentRequest = z.object(choice);
export type DeferredPaymentRequest = z.infer<typeof DeferredPaymentRequest>;

export const PlacedOrder = z.object({ orderId: z.string() }).meta({ id: 'PlacedOrder' });
export type PlacedOrder = z.infer<typeof PlacedOrder>;

/** `PAYMENT_PENDING`: the provider still examines the payment. */
export const ValidatedPayment = PlacedOrder.extend({ status: z.enum(['PAID', 'PAYMENT_PENDING']) });
export type ValidatedPayment = z.infer<typeof ValidatedPayment>;

/** Body of `POST /purchase/validatePayment`: the card form's answer as the provider gives it, plus the order. */
export const PaymentProof = z.object({
  orderId: z.string(),
  rawClientAnswer: z.string().max(60_000),
  hash: z.string().max(200),
  hashAlgorithm: z.string().max(40),
  hashKey: z.string().max(40),
});
export type PaymentProof = z.infer<typeof PaymentProof>;
