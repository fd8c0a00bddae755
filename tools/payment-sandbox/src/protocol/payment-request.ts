import { z } from 'zod';
import { type ErrorCode, type Refusal, refusal } from './refusals';

const text = (longest: number) => z.string().min(1).max(longest).nullish();

/** A Charge/CreatePayment request; `amount` in the smallest unit of the currency. */
const CreatePayment = z.object({
  amount: z.int().min(1).max(999_999_999_999),
  currency: z.literal('EUR'),
  customer: z.object({ email: z.email().max(150).nullish(), reference: text(80) }).nullish(),
  orderId: text(64),
  formAction: z.literal('PAYMENT').nullish(),
  /** Copied unchanged into the signed result. */
  metadata: z.record(z.string(), z.unknown()).nullish(),
  ipnTargetUrl: z.url({ protocol: /^https?$/ }).nullish(),
  transactionOptions: z
    .object({ cardOptions: z.object({ retry: z.int().min(0).max(9).nullish() }).nullish() })
    .nullish(),
});

/** A valid request. */
export interface PaymentRequest extends z.infer<typeof CreatePayment> {
  /** Attempts after the first one. */
  retry: number;
}

const codes: Readonly<Record<string, ErrorCode>> = {
  amount: 'INT_009',
  currency: 'INT_010',
  'customer.email': 'INT_015',
};

/** Validates a CreatePayment body; the refusal names the first invalid field. */
export function readPaymentRequest(body: unknown): PaymentRequest | Refusal {
  const { data, error } = CreatePayment.safeParse(body);
  if (data) return { ...data, retry: data.transactionOptions?.cardOptions?.retry ?? 1 };
  const field = error.issues[0]?.path.join('.') ?? '';
  return refusal(codes[field] ?? 'INT_902', field || null);
}

export type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields of a JSON object; none of anything else. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
