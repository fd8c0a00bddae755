import type { OrderMailKind } from '../email/outbox';

// Transitions of orders and payments as two tables: one for reports of the provider, one for actions.

/**
 * 'unpaid': by card, can still be paid; 'abandoned': ended without payment; 'superseded': abandoned, and
 * another order of its cart is paid or on account; 'cancelled': by the company.
 */
export const orderStates = ['unpaid', 'on-account', 'paid', 'abandoned', 'superseded', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * Reports of the provider. 'paid-again': a second transaction is paid; 'taken-back': a paid transaction is no
 * longer paid; 'absent': there is no payment.
 */
export const reports = ['paid', 'paid-again', 'running', 'unpaid', 'taken-back', 'absent'] as const;
export type Report = (typeof reports)[number];

/** 'reported': by browser or notification, possibly out of order; 'inquired': requested by the API. */
export const ways = ['reported', 'inquired'] as const;
type Way = (typeof ways)[number];

/**
 * State of the newest payment attempt; 'none' before the first. The form can charge while it is 'open' or
 * 'expiring', which is too late to give it to a customer; a refused card leaves it open for the next one.
 */
export const attemptStates = [
  'none',
  'requested',
  'open',
  'expiring',
  'unknown',
  'running',
  'closed',
  'paid',
] as const;
export type AttemptState = (typeof attemptStates)[number];

/** Emails that follow from a payment or an action; the others are sent where their event is stored. */
type OrderEmail = Exclude<OrderMailKind, 'order-placed' | 'order-shipped' | 'order-part-cancelled'>;

/** Payment status after a report; 'unknown' when the provider is silent. */
export type Outcome = 'paid' | 'running' | 'unpaid' | 'unknown';

/** Effect of a report on an order and its open attempts. A row without `way` matches both. */
export interface ReportRow {
  readonly orders: readonly OrderState[];
  readonly reports: readonly Report[];
  readonly way?: Way;
  readonly order?: 'paid';
  readonly attempts?: 'paid' | 'running' | 'unpaid';
  readonly outcome: Outcome;
  readonly emails?: readonly OrderEmail[];
}

const pending: readonly OrderState[] = ['unpaid', 'on-account'];
const ended: readonly OrderState[] = ['abandoned', 'cancelled'];
const over: readonly OrderState[] = [...ended, 'superseded'];
const unsettled: readonly OrderState[] = [...pending, ...over];
const confirmations = ['order-paid', 'company-order'] as const;
const paidTwice = [...confirmations, 'second-payment'] as const;
const paidLate = [...confirmations, 'late-payment'] as const;
const settles = { order: 'paid', attempts: 'paid', outcome: 'paid' } as const;

/** The first matching row applies. */
export const reportRows: readonly ReportRow[] = [
  { orders: pending, reports: ['paid'], ...settles, emails: confirmations },
  { orders: pending, reports: ['paid-again'], ...settles, emails: paidTwice },
  { orders: ended, reports: ['paid'], ...settles, emails: paidLate },
  { orders: ended, reports: ['paid-again'], ...settles, emails: [...paidLate, 'second-payment'] },
  { orders: ['superseded'], reports: ['paid', 'paid-again'], ...settles, emails: paidTwice },
  { orders: ['paid'], reports: ['paid'], attempts: 'paid', outcome: 'paid' },
  {
    orders: ['paid'],
    reports: ['paid-again'],
    attempts: 'paid',
    outcome: 'paid',
    emails: ['second-payment'],
  },
  { orders: ['paid'], reports: ['taken-back'], outcome: 'paid', emails: ['contradicted-payment'] },
  // Notifications may arrive out of order: the refusal of a first card after the payment by a second.
  { orders: ['paid'], reports: ['running', 'unpaid'], way: 'reported', outcome: 'paid' },
  {
    orders: ['paid'],
    reports: ['running', 'unpaid', 'absent'],
    way: 'inquired',
    outcome: 'paid',
    emails: ['contradicted-payment'],
  },
  { orders: unsettled, reports: ['running'], attempts: 'running', outcome: 'running' },
  { orders: unsettled, reports: ['unpaid', 'taken-back'], attempts: 'unpaid', outcome: 'unpaid' },
  { orders: unsettled, reports: ['absent'], way: 'inquired', attempts: 'unpaid', outcome: 'unpaid' },
];

/** Returns the row of a report; null for 'absent' without an inquiry. */
export function reportRow(order: OrderState, report: Report, way: Way): ReportRow | null {
  const matches = (row: ReportRow) =>
    row.orders.includes(order) && row.reports.includes(report) && (row.way ?? way) === way;
  return reportRows.find(matches) ?? null;
}

/**
 * 'pay': the customer opens the card form; 'abandon': the customer abandons the order; 'time': the deadline
 * has passed; 'cancel': the company cancels; 'receive': money has arrived for an order on account.
 */
export const actions = ['pay', 'abandon', 'time', 'cancel', 'receive'] as const;
export type Action = (typeof actions)[number];

/** Result of an action: a form, the order, or the code of a refusal. */
export type ActionAnswer =
  | 'same-form'
  | 'new-form'
  | 'wait'
  | 'done'
  | 'ask-later'
  | 'order_already_paid'
  | 'order_on_account'
  | 'order_by_card'
  | 'order_ended'
  | 'payment_running'
  | 'form_expiring'
  | 'payment_unavailable';

/** Effect of an action. A row without `outcomes` or `attempts` matches all. */
interface ActionRow {
  readonly action: Action;
  readonly orders: readonly OrderState[];
  readonly outcomes?: readonly Outcome[];
  readonly attempts?: readonly AttemptState[];
  readonly order?: 'abandoned' | 'cancelled' | 'paid';
  readonly answer: ActionAnswer;
  readonly emails?: readonly OrderEmail[];
}

/** The first matching row applies; `orders` is the state after the provider's report. */
export const actionRows: readonly ActionRow[] = [
  { action: 'pay', orders: ['paid', 'on-account'], answer: 'order_already_paid' },
  { action: 'pay', orders: over, answer: 'order_ended' },
  { action: 'pay', orders: ['unpaid'], outcomes: ['running'], answer: 'payment_running' },
  { action: 'pay', orders: ['unpaid'], attempts: ['requested'], answer: 'wait' },
  { action: 'pay', orders: ['unpaid'], attempts: ['open'], answer: 'same-form' },
  { action: 'pay', orders: ['unpaid'], attempts: ['expiring'], answer: 'form_expiring' },
  { action: 'pay', orders: ['unpaid'], attempts: ['none'], answer: 'new-form' },
  { action: 'pay', orders: ['unpaid'], outcomes: ['unpaid'], answer: 'new-form' },
  { action: 'pay', orders: ['unpaid'], answer: 'payment_unavailable' },
  { action: 'abandon', orders: ['paid'], answer: 'order_already_paid' },
  { action: 'abandon', orders: ['on-account'], answer: 'order_on_account' },
  { action: 'abandon', orders: over, answer: 'done' },
  { action: 'abandon', orders: ['unpaid'], outcomes: ['running'], answer: 'payment_running' },
  { action: 'abandon', orders: ['unpaid'], outcomes: ['unknown'], answer: 'payment_unavailable' },
  { action: 'abandon', orders: ['unpaid'], order: 'abandoned', answer: 'done' },
  { action: 'time', orders: ['unpaid'], outcomes: ['unpaid'], order: 'abandoned', answer: 'done' },
  { action: 'time', orders: ['unpaid'], answer: 'ask-later' },
  { action: 'time', orders: ['paid', 'on-account', ...over], answer: 'done' },
  { action: 'cancel', orders: pending, order: 'cancelled', answer: 'done', emails: ['order-cancelled'] },
  { action: 'cancel', orders: ['paid'], answer: 'order_already_paid' },
  { action: 'cancel', orders: over, answer: 'order_ended' },
  { action: 'receive', orders: ['on-account'], order: 'paid', answer: 'done', emails: ['order-paid'] },
  { action: 'receive', orders: ['unpaid'], answer: 'order_by_card' },
  { action: 'receive', orders: ['paid'], answer: 'order_already_paid' },
  { action: 'receive', orders: over, answer: 'order_ended' },
];

/** Returns the row of an action on an order with this payment status. Every combination has a row. */
export function actionRow(
  action: Action,
  order: OrderState,
  { outcome, attempt }: { readonly outcome: Outcome; readonly attempt: AttemptState },
): ActionRow {
  const row = actionRows.find(
    (candidate) =>
      candidate.action === action &&
      candidate.orders.includes(order) &&
      (candidate.outcomes?.includes(outcome) ?? true) &&
      (candidate.attempts?.includes(attempt) ?? true),
  );
  if (!row) throw new Error(`no row for ${action} of an order that is ${order}`);
  return row;
}
