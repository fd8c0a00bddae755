import { joinUrl } from 'shared-contracts/api/urls';
import { z } from 'zod';
import { PaymentAnswer } from './payment-answer';
import type { PaymentSettings } from './payment-settings';

export interface PaymentOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly amountCents: number;
  readonly customerId: string;
  readonly email: string;
}

/** 'unknown': the answer was lost, the provider may have acted. */
export type FormTokenResult =
  | { readonly outcome: 'created'; readonly formToken: string }
  | { readonly outcome: 'refused'; readonly errorCode: string }
  | { readonly outcome: 'unknown'; readonly reason: string };

export type InquiryResult =
  | { readonly outcome: 'found'; readonly answer: PaymentAnswer }
  | { readonly outcome: 'absent' }
  | { readonly outcome: 'unknown'; readonly reason: string };

/** The card provider's REST service (Lyra V4). Neither call is ever repeated here: each may have acted. */
export interface PaymentProvider {
  createFormToken(order: PaymentOrder): Promise<FormTokenResult>;
  inquire(orderId: string): Promise<InquiryResult>;
}

const timeLimit = 10_000;
const notFoundCode = 'PSP_010';

const Envelope = z.object({ status: z.string(), answer: z.unknown() });
const Failure = z.object({ errorCode: z.string() });
const Form = z.object({ formToken: z.string().min(1) });

type Reply = { ok: true; answer: unknown } | { ok: false; errorCode: string } | { ok: null; reason: string };

export function createPaymentProvider(
  settings: PaymentSettings,
  fetcher: typeof fetch = fetch,
): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${settings.shopId}:${settings.password}`).toString('base64')}`;

  async function call(service: string, body: object): Promise<Reply> {
    try {
      const response = await fetcher(joinUrl(settings.apiUrl, `api-payment/V4/${service}`), {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeLimit),
        redirect: 'error',
      });
      // Refusals and bad credentials come with 200 or 401; anything else is no answer.
      if (response.status !== 200 && response.status !== 401)
        return { ok: null, reason: `HTTP ${response.status}` };
      return toReply(await response.json());
    } catch (error) {
      return { ok: null, reason: error instanceof Error ? error.name : 'no answer' };
    }
  }

  return {
    createFormToken: async ({ orderId, orderNumber, amountCents, customerId, email }) => {
      const reply = await call('Charge/CreatePayment', {
        amount: amountCents,
        currency: 'EUR',
        orderId,
        customer: { email, reference: customerId },
        metadata: { orderNumber },
        ipnTargetUrl: settings.notificationUrl,
        strongAuthentication: 'AUTO',
        transactionOptions: { cardOptions: { retry: 3 } },
      });
      if (reply.ok === null) return { outcome: 'unknown', reason: reply.reason };
      if (!reply.ok) return { outcome: 'refused', errorCode: reply.errorCode };
      const form = Form.safeParse(reply.answer);
      return form.success
        ? { outcome: 'created', formToken: form.data.formToken }
        : { outcome: 'unknown', reason: 'no form token' };
    },

    inquire: async (orderId) => {
      const reply = await call('Order/Get', { orderId });
      if (reply.ok === null) return { outcome: 'unknown', reason: reply.reason };
      if (!reply.ok) {
        return reply.errorCode === notFoundCode
          ? { outcome: 'absent' }
          : { outcome: 'unknown', reason: reply.errorCode };
      }
      const answer = PaymentAnswer.safeParse(reply.answer);
      return answer.success
        ? { outcome: 'found', answer: answer.data }
        : { outcome: 'unknown', reason: 'unreadable order' };
    },
  };
}

function toReply(body: unknown): Reply {
  const envelope = Envelope.safeParse(body);
  if (!envelope.success) return { ok: null, reason: 'unreadable answer' };
  const { status, answer } = envelope.data;
  if (status === 'SUCCESS') return { ok: true, answer };
  const failure = Failure.safeParse(answer);
  return failure.success
    ? { ok: false, errorCode: failure.data.errorCode }
    : { ok: null, reason: 'unreadable error' };
}
