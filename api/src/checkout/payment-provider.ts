import { traced, traceHeaders } from 'server-kit/tracing';
import { joinUrl } from 'shared-contracts/api/urls';
import { z } from 'zod';
import type { Customer, Order } from '../database/schema';
import { PaymentAnswer } from './payment-answer';
import type { PaymentSettings } from './payment-settings';

/** What the provider learns of an order and its customer. */
export type PaymentOrder = Pick<Order, 'id' | 'number' | 'amountCents'>;
export type PaymentCustomer = Pick<Customer, 'id' | 'emailAddress'>;

/** A form; 'unknown': no usable response, and the provider may still have processed the request. */
export type FormTokenResult = { readonly formToken: string } | 'refused' | 'unknown';
/** A payment, or 'absent' without one; 'unknown': no usable response. */
export type InquiryResult = PaymentAnswer | 'absent' | 'unknown';

/** The card provider's REST API (Lyra V4). Calls are not retried: a failed one may have been processed. */
export interface PaymentProvider {
  createFormToken(order: PaymentOrder, customer: PaymentCustomer): Promise<FormTokenResult>;
  inquire(orderId: string): Promise<InquiryResult>;
}

/** Milliseconds for a call. */
const timeLimit = 10_000;
/** Cards that a customer may try in one form. */
export const cardsPerForm = 4;
/** Lyra's code for an order without a transaction. */
const notFoundCode = 'PSP_010';

const Reply = z.discriminatedUnion('status', [
  z.object({ status: z.literal('SUCCESS'), answer: z.unknown() }),
  z.object({ status: z.literal('ERROR'), answer: z.object({ errorCode: z.string() }) }),
]);
const Form = z.object({ formToken: z.string().min(1) });

/** Creates the client. @param report logs calls without a usable reply: customers only learn that one failed */
export function createPaymentProvider(
  settings: PaymentSettings,
  report: (failure: object) => void,
): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${settings.shopId}:${settings.password}`).toString('base64')}`;

  async function call(service: string, body: object): Promise<z.infer<typeof Reply> | null> {
    try {
      const response = await traced(`payment ${service}`, { 'http.request.method': 'POST' }, () =>
        fetch(joinUrl(settings.apiUrl, `api-payment/V4/${service}`), {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json', ...traceHeaders() },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(timeLimit),
          redirect: 'error',
        }),
      );
      const { status } = response;
      // Errors and invalid credentials have status 200 or 401; any other status is not a reply of the API.
      const isReply = status === 200 || status === 401;
      const reply = isReply ? (Reply.safeParse(await response.json()).data ?? null) : null;
      const errorCode = reply?.status === 'ERROR' ? reply.answer.errorCode : undefined;
      if (!reply || (errorCode !== undefined && errorCode !== notFoundCode))
        report({ service, status, errorCode });
      return reply;
    } catch (err) {
      report({ service, err });
      return null;
    }
  }

  return {
    createFormToken: async (order, customer) => {
      const reply = await call('Charge/CreatePayment', {
        amount: order.amountCents,
        currency: 'EUR',
        orderId: order.id,
        customer: { email: customer.emailAddress, reference: customer.id },
        metadata: { orderNumber: order.number },
        ipnTargetUrl: settings.notificationUrl,
        strongAuthentication: 'AUTO',
        transactionOptions: { cardOptions: { retry: cardsPerForm - 1 } },
      });
      if (reply?.status === 'ERROR') return 'refused';
      return Form.safeParse(reply?.answer).data ?? 'unknown';
    },

    inquire: async (orderId) => {
      const reply = await call('Order/Get', { orderId });
      if (reply?.status === 'ERROR') return reply.answer.errorCode === notFoundCode ? 'absent' : 'unknown';
      return PaymentAnswer.safeParse(reply?.answer).data ?? 'unknown';
    },
  };
}
