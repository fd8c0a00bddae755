import { mode, serverDate } from '../protocol/envelope';
import type { Fields } from '../protocol/payment-request';
import type { Refusal } from '../protocol/refusals';
import { isClosed, isSettled, type PaymentForm, type Transaction, transactionStatus } from './payment-form';

/** The `V4/Payment` object, signed for the browser and notifications, unsigned for Order/Get. */
export type PaymentAnswer = ReturnType<typeof answer>;

/** Returns the payment of one form, for notifications and the browser; newest attempt first. */
export function paymentAnswer(shopId: string, form: PaymentForm, now: Date): PaymentAnswer {
  return answer(shopId, { ...form, hasEnded: isClosed(form) }, now);
}

/** Returns the payment for Order/Get, with the attempts of all forms of the order; null without attempts. */
export function orderAnswer(shopId: string, forms: readonly PaymentForm[], now: Date): PaymentAnswer | null {
  const last = forms.at(-1);
  const transactions = forms
    .flatMap((form) => form.transactions)
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  if (!last || transactions.length === 0) return null;
  const areClosed = forms.every((form) => isClosed(form) || form.expiresAt <= now.getTime());
  const hasEnded = areClosed || forms.some(isSettled);
  return answer(shopId, { request: last.request, transactions, hasEnded }, now);
}

interface Payment extends Pick<PaymentForm, 'request' | 'transactions'> {
  /** Whether no further attempt can succeed. */
  readonly hasEnded: boolean;
}

function answer(shopId: string, { request, transactions, hasEnded }: Payment, now: Date) {
  const { orderId = null, metadata = null } = request;
  const statuses = transactions.map(transactionStatus);
  const orderStatus = (['PAID', 'RUNNING'] as const).find((each) => statuses.includes(each)) ?? 'UNPAID';
  const paid = transactions.filter((each) => transactionStatus(each) === 'PAID');
  return {
    shopId,
    orderCycle: hasEnded ? 'CLOSED' : 'OPEN',
    orderStatus,
    serverDate: serverDate(now),
    orderDetails: {
      orderTotalAmount: request.amount,
      orderEffectiveAmount:
        paid.length > 0 ? paid.reduce((sum, { amount }) => sum + amount, 0) : request.amount,
      orderCurrency: request.currency,
      mode,
      orderId,
      metadata,
      _type: 'V4/OrderDetails',
    },
    transactions: transactions.toReversed().map((each) => transactionAnswer(shopId, each, metadata)),
    _type: 'V4/Payment',
  };
}

const noError = {
  errorCode: null,
  errorMessage: null,
  detailedErrorCode: null,
  detailedErrorMessage: null,
} satisfies Record<keyof Refusal, null>;

function transactionAnswer(shopId: string, transaction: Transaction, metadata: Fields | null): Fields {
  const { amount, currency, error } = transaction;
  return {
    shopId,
    uuid: transaction.uuid,
    amount,
    currency,
    paymentMethodType: 'CARD',
    status: transactionStatus(transaction),
    detailedStatus: transaction.detailedStatus,
    operationType: 'DEBIT',
    creationDate: serverDate(transaction.createdAt),
    ...(error ?? noError),
    metadata,
    _type: 'V4/PaymentTransaction',
  };
}
