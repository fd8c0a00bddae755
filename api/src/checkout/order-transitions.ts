import type { OrderMailKind } from '../email/outbox';

// Transitions of orders and payments as two tables: what news of the provider changes, and what an action does.

/**
 * 'unpaid': by card, may be paid; 'abandoned': ended unpaid; 'superseded': another order took the cart;
 * 'cancelled': by the company.
 */
export const orderStates = ['unpaid', 'on-account', 'paid', 'abandoned', 'superseded', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * What the provider says: 'paid-again' with a second paid transaction, 'taken-back' of a paid transaction,
 * 'absent' without a payment, 'silent' without a usable response.
 */
export const words = ['paid', 'paid-again', 'running', 'unpaid', 'taken-back', 'absent', 'silent'] as const;
export type Word = (typeof words)[number];

/** 'reported' by the browser or a notification, perhaps out of order; 'inquired' by the API just now. */
export const ways = ['reported', 'inquired'] as const;
export type Way = (typeof ways)[number];

/** State of the newest opening of the card form; 'none' before the first. */
export const attemptStates = ['none', 'requested', 'open', 'unknown', 'running', 'closed', 'paid'] as const;
export type AttemptState = (typeof attemptStates)[number];

export type OrderEmail = Exclude<OrderMailKind, 'order-placed'>;

/** What is known afterwards: 'unknown' when nothing was learnt. */
export type Outcome = 'paid' | 'running' | 'unpaid' | 'unknown';

/** What news does to an order and its open attempts. A condition that is left out always holds. */
export interface NewsRow {
  readonly orders: readonly OrderState[];
  readonly words: readonly Word[];
  readonly way?: Way;
  readonly order?: 'paid';
  readonly attempts?: 'paid' | 'running' | 'closed' | 'lost-are-closed';
  readonly outcome: Outcome;
  readonly emails?: readonly OrderEmail[];
}

const unsettled: readonly OrderState[] = ['unpaid', 'on-account', 'abandoned', 'superseded', 'cancelled'];
const ended: readonly OrderState[] = ['abandoned', 'cancelled'];
const settles = { order: 'paid', attempts: 'paid', outcome: 'paid' } as const;

/** The first row that fits counts; every order and word has one. */
export const newsRows: readonly NewsRow[] = [
  { orders: ['unpaid', 'on-account'], words: ['paid'], ...settles, emails: ['order-paid', 'company-order'] },
  {
    orders: ['unpaid', 'on-account'],
    words: ['paid-again'],
    ...settles,
    emails: ['order-paid', 'company-order', 'second-payment'],
  },
  { orders: ended, words: ['paid'], ...settles, emails: ['order-paid', 'company-order', 'late-payment'] },
  {
    orders: ended,
    words: ['paid-again'],
    ...settles,
    emails: ['order-paid', 'company-order', 'late-payment', 'second-payment'],
  },
  {
    orders: ['superseded'],
    words: ['paid', 'paid-again'],
    ...settles,
    emails: ['order-paid', 'company-order', 'second-payment'],
  },
  { orders: ['paid'], words: ['paid'], attempts: 'paid', outcome: 'paid' },
  { orders: ['paid'], words: ['paid-again'], attempts: 'paid', outcome: 'paid', emails: ['second-payment'] },
  { orders: ['paid'], words: ['taken-back'], outcome: 'paid', emails: ['contradicted-payment'] },
  // Notifications overtake each other: the refusal of a first card may come after the payment by the second.
  { orders: ['paid'], words: ['running', 'unpaid'], way: 'reported', outcome: 'paid' },
  {
    orders: ['paid'],
    words: ['running', 'unpaid', 'absent'],
    way: 'inquired',
    outcome: 'paid',
    emails: ['contradicted-payment'],
  },
  { orders: ['paid'], words: ['silent'], way: 'inquired', outcome: 'paid' },
  { orders: unsettled, words: ['running'], attempts: 'running', outcome: 'running' },
  { orders: unsettled, words: ['unpaid', 'taken-back'], attempts: 'closed', outcome: 'unpaid' },
  {
    orders: unsettled,
    words: ['absent'],
    way: 'inquired',
    attempts: 'lost-are-closed',
    outcome: 'unpaid',
  },
  { orders: unsettled, words: ['silent'], way: 'inquired', outcome: 'unknown' },
];

/** What this news does. Null for what cannot be reported: silence and absence answer an inquiry. */
export function newsRow(order: OrderState, word: Word, way: Way): NewsRow | null {
  const fits = (row: NewsRow) =>
    row.orders.includes(order) && row.words.includes(word) && (row.way ?? way) === way;
  return newsRows.find(fits) ?? null;
}

/**
 * 'pay' opens the card form again, 'abandon' is the customer's, 'time' the end of the deadline, 'cancel' the
 * company's, 'receive' money for an order on account.
 */
export const actions = ['pay', 'abandon', 'time', 'cancel', 'receive'] as const;
export type Action = (typeof actions)[number];

/** The answer to an action: a form, the order, or the code of a refusal. */
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
  | 'payment_unavailable';

/** What an action does. A condition that is left out always holds. */
export interface ActionRow {
  readonly action: Action;
  readonly orders: readonly OrderState[];
  readonly outcomes?: readonly Outcome[];
  readonly attempts?: readonly AttemptState[];
  readonly order?: 'abandoned' | 'cancelled' | 'paid';
  readonly answer: ActionAnswer;
  readonly emails?: readonly OrderEmail[];
}

const over: readonly OrderState[] = ['abandoned', 'superseded', 'cancelled'];

/** The first row that fits counts; `orders` is the order after the news. */
export const actionRows: readonly ActionRow[] = [
  { action: 'pay', orders: ['paid', 'on-account'], answer: 'order_already_paid' },
  { action: 'pay', orders: over, answer: 'order_ended' },
  { action: 'pay', orders: ['unpaid'], outcomes: ['running'], answer: 'payment_running' },
  { action: 'pay', orders: ['unpaid'], attempts: ['requested'], answer: 'wait' },
  { action: 'pay', orders: ['unpaid'], attempts: ['open'], answer: 'same-form' },
  { action: 'pay', orders: ['unpaid'], attempts: ['none'], answer: 'new-form' },
  { action: 'pay', orders: ['unpaid'], outcomes: ['unpaid'], answer: 'new-form' },
  { action: 'pay', orders: ['unpaid'], answer: 'payment_unavailable' },
  { action: 'abandon', orders: ['paid'], answer: 'order_already_paid' },
  { action: 'abandon', orders: ['on-account'], answer: 'order_on_account' },
  { action: 'abandon', orders: over, answer: 'done' },
  { action: 'abandon', orders: ['unpaid'], outcomes: ['running'], answer: 'payment_running' },
  {
    action: 'abandon',
    orders: ['unpaid'],
    outcomes: ['unknown'],
    answer: 'payment_unavailable',
  },
  { action: 'abandon', orders: ['unpaid'], order: 'abandoned', answer: 'done' },
  {
    action: 'time',
    orders: ['unpaid'],
    outcomes: ['unpaid'],
    order: 'abandoned',
    answer: 'done',
  },
  { action: 'time', orders: ['unpaid'], answer: 'ask-later' },
  { action: 'time', orders: ['paid', 'on-account', ...over], answer: 'done' },
  {
    action: 'cancel',
    orders: ['unpaid', 'on-account'],
    order: 'cancelled',
    answer: 'done',
    emails: ['order-cancelled'],
  },
  { action: 'cancel', orders: ['paid'], answer: 'order_already_paid' },
  { action: 'cancel', orders: over, answer: 'order_ended' },
  { action: 'receive', orders: ['on-account'], order: 'paid', answer: 'done', emails: ['order-paid'] },
  { action: 'receive', orders: ['unpaid'], answer: 'order_by_card' },
  { action: 'receive', orders: ['paid'], answer: 'order_already_paid' },
  { action: 'receive', orders: over, answer: 'order_ended' },
];

/** What this action does to an order of which `outcome` is known. Every combination has a row. */
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
