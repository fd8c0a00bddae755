import type { Order } from 'shared-contracts/api/orders';
import { formatDayOfYear, lastPaymentDay } from 'shared-contracts/pricing';
import { formatMoment } from './order-dates';

/**
 * State of an order beyond the specification. `unfinished`: a card payment was tried and may be resumed or
 * abandoned; `untried`: no card payment was tried; `abandoned`: closed unpaid; `cancelled`: by the company.
 * `usual`: all other orders, and all orders of an API without these fields.
 */
export type PaymentState = 'usual' | 'unfinished' | 'untried' | 'abandoned' | 'cancelled';

/** Returns the state of an order, from what its API sends. */
export function paymentState({ status, payment, cancellation }: Order): PaymentState {
  if (status === 'CANCELLED' && cancellation) return cancellation === 'company' ? 'cancelled' : 'abandoned';
  if (status !== 'PAYMENT_PENDING' || payment?.method !== 'card') return 'usual';
  if (payment.tried === undefined) return 'usual';
  return payment.tried ? 'unfinished' : 'untried';
}

/**
 * Returns how and when an order was or will be paid, as 'Payée par carte le 22 novembre 2026 à 14:05'.
 * @param days payment term of an order on account
 * @returns null if the API does not send a known method, or if an order on account is neither paid nor awaited
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
