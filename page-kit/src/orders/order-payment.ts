import type { Order } from 'shared-contracts/api/orders';
import { formatDayOfYear, lastPaymentDay } from 'shared-contracts/pricing';
import { formatMoment } from './order-dates';

/**
 * What the shop does with an order beyond the specification. `unfinished`: a payment by card was tried and may be resumed
 * or given up; `untried`: no payment by card was tried; `abandoned`: it ended unpaid; `cancelled`: the company ended it.
 * `usual` is all else, and each order of an API that sends none of it.
 */
export type PaymentState = 'usual' | 'unfinished' | 'untried' | 'abandoned' | 'cancelled';

export function paymentState({ status, payment, cancellation }: Order): PaymentState {
  if (status === 'CANCELLED' && cancellation) return cancellation === 'company' ? 'cancelled' : 'abandoned';
  if (status !== 'PAYMENT_PENDING' || payment?.method !== 'card') return 'usual';
  if (payment.tried === undefined) return 'usual';
  return payment.tried ? 'unfinished' : 'untried';
}

/**
 * How and when an order was or will be paid, as 'Payée par carte le 22 novembre 2026 à 14:05'.
 * @param days after the order in which one on account is to be paid
 * @returns null where the API does not say
 */
export function paymentText({ status, payment, createdAt }: Order, days: number): string | null {
  const paid = status === 'PAID';
  if (payment?.method === 'card')
    return paid ? `Payée par carte${on(payment.paidAt)}` : 'Non réglée (par carte)';
  if (payment?.method !== 'account') return null;
  if (paid) return `Réglée sur votre compte${on(payment.paidAt)}`;
  return status === 'PAYMENT_PENDING' ? `À régler sur votre compte${until(createdAt, days)}` : null;
}

function until(createdAt: string | undefined, days: number): string {
  const ordered = new Date(createdAt ?? '');
  if (Number.isNaN(ordered.getTime())) return ` sous ${days}\u00a0jours`;
  return ` au plus tard le ${formatDayOfYear(lastPaymentDay(ordered, days))}`;
}

function on(moment: string | undefined): string {
  const text = formatMoment(moment);
  return text ? ` le ${text}` : '';
}
