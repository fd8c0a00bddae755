import { createHmac } from 'node:crypto';
import { sameText } from 'server-kit/operators';
import { z } from 'zod';

/** The fields of a `V4/Payment` that the API reads; the provider may change the others. */
export const PaymentAnswer = z.object({
  shopId: z.string(),
  orderCycle: z.string(),
  orderStatus: z.string(),
  orderDetails: z.object({
    orderTotalAmount: z.number().int(),
    orderCurrency: z.string(),
    mode: z.string(),
    orderId: z.string(),
  }),
  transactions: z
    .array(
      z.object({
        uuid: z.string(),
        amount: z.number().int(),
        status: z.string(),
        detailedStatus: z.string(),
        operationType: z.string().optional(),
      }),
    )
    .default([]),
});
export type PaymentAnswer = z.infer<typeof PaymentAnswer>;

/** Older senders sign the text before escaping slashes, so the unescaped text is checked too. */
const isSigned = (text: string, hash: string, key: string): boolean =>
  [text, text.replaceAll('\\/', '/')].some((signed) =>
    sameText(hash, createHmac('sha256', key).update(signed).digest('hex')),
  );

/** Parses a signed answer of the provider; null when it is not authentic or invalid. */
export function readSigned(text: string, hash: string, key: string): PaymentAnswer | null {
  if (!isSigned(text, hash, key)) return null;
  try {
    return PaymentAnswer.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
