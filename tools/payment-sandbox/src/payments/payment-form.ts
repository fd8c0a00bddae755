import { randomBytes } from 'node:crypto';
import type { PaymentRequest } from '../protocol/payment-request';
import { type Refusal, refusal } from '../protocol/refusals';
import type { Outcome } from './test-cards';

const statusOf = {
  AUTHORISED: 'PAID',
  WAITING_AUTHORISATION: 'RUNNING',
  REFUSED: 'UNPAID',
  ABANDONED: 'UNPAID',
} as const;

type DetailedStatus = keyof typeof statusOf;

/** Returns the simple status of an attempt. */
export const transactionStatus = ({ detailedStatus }: Transaction) => statusOf[detailedStatus];

/** A started attempt to pay. */
export interface Attempt {
  readonly form: PaymentForm;
  readonly outcome: Outcome;
}

/** How an attempt ended: with the card's outcome, aborted by the cardholder, or timed out. */
export type Ending = 'settled' | 'abandoned' | 'timed-out';

/** An ended attempt, without data of its card. */
export type Transaction = ReturnType<typeof settle>;

/** Returns the ended attempt. */
export const settle = ({ form, outcome }: Attempt, ending: Ending, now: Date) => ({
  uuid: randomBytes(16).toString('hex'),
  amount: form.request.amount,
  currency: form.request.currency,
  detailedStatus: detailedStatusOf(outcome, ending),
  createdAt: now,
  error: errorOf(outcome, ending),
});

function detailedStatusOf({ verdict }: Outcome, ending: Ending): DetailedStatus {
  if (ending === 'abandoned') return 'ABANDONED';
  if (ending === 'timed-out') return 'REFUSED';
  if (verdict === 'accepted') return 'AUTHORISED';
  return verdict === 'waiting' ? 'WAITING_AUTHORISATION' : 'REFUSED';
}

function errorOf({ verdict, bankCode = '' }: Outcome, ending: Ending): Refusal | null {
  if (ending === 'abandoned') return refusal('CLIENT_101');
  if (ending === 'timed-out') return refusal('AUTH_149');
  return verdict === 'refused' ? refusal('ACQ_001', bankMessages[bankCode], bankCode) : null;
}

const bankMessages: Readonly<Record<string, string>> = {
  '05': 'Do not honour',
  '51': 'Insufficient funds',
  '59': 'Authentication rejected',
};

/** A form token: it permits a number of attempts to pay one amount within a limited time. */
export interface PaymentForm {
  readonly token: string;
  readonly request: PaymentRequest;
  readonly expiresAt: number;
  readonly transactions: Transaction[];
  /** Started attempts, including one that waits for the cardholder. */
  tries: number;
  busy: boolean;
}

/** Whether no further attempt can succeed: paid, waiting for the bank, or no attempts left. */
export const isClosed = (form: PaymentForm) => isSettled(form) || form.tries > form.request.retry;

/** Whether a payment succeeded or may still succeed. */
export const isSettled = ({ transactions }: PaymentForm) =>
  transactions.some((transaction) => transactionStatus(transaction) !== 'UNPAID');
