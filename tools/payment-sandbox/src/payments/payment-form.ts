import { randomBytes } from 'node:crypto';
import type { PaymentRequest } from '../protocol/payment-request';
import { type ErrorCode, type Refusal, refusal } from '../protocol/refusals';
import { brandOf, type Card, maskedNumber } from './card';
import type { Outcome } from './test-cards';

type DetailedStatus = 'AUTHORISED' | 'WAITING_AUTHORISATION' | 'REFUSED' | 'ABANDONED';
export type Status = 'PAID' | 'RUNNING' | 'UNPAID';

/** An attempt to pay, with only the card data that may be stored. */
export interface Transaction {
  uuid: string;
  amount: number;
  currency: 'EUR';
  detailedStatus: DetailedStatus;
  createdAt: Date;
  sequenceNumber: number;
  error: Refusal | null;
  authentication: Outcome['authentication'];
  brand: string;
  maskedPan: string;
  expiryMonth: number;
  expiryYear: number;
}

const statusOf: Record<DetailedStatus, Status> = {
  AUTHORISED: 'PAID',
  WAITING_AUTHORISATION: 'RUNNING',
  REFUSED: 'UNPAID',
  ABANDONED: 'UNPAID',
};

export function transactionStatus({ detailedStatus }: Transaction): Status {
  return statusOf[detailedStatus];
}

/** How an attempt ended: with the card's outcome, aborted by the cardholder, or timed out. */
export type Ending = 'settled' | 'abandoned' | 'timed-out';

export function settle(
  card: Card,
  outcome: Outcome,
  ending: Ending,
  form: PaymentForm,
  now: Date,
): Transaction {
  return {
    uuid: randomBytes(16).toString('hex'),
    amount: form.request.amount,
    currency: form.request.currency,
    detailedStatus: detailedStatusOf(outcome, ending),
    createdAt: now,
    sequenceNumber: form.tries,
    error: errorOf(outcome, ending),
    authentication: ending === 'settled' ? outcome.authentication : 'FAILED',
    brand: brandOf(card.pan),
    maskedPan: maskedNumber(card.pan),
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
  };
}

function detailedStatusOf(outcome: Outcome, ending: Ending): DetailedStatus {
  if (ending === 'abandoned') return 'ABANDONED';
  if (ending === 'timed-out') return 'REFUSED';
  if (outcome.verdict === 'accepted') return 'AUTHORISED';
  return outcome.verdict === 'waiting' ? 'WAITING_AUTHORISATION' : 'REFUSED';
}

function errorOf(outcome: Outcome, ending: Ending): Refusal | null {
  if (ending === 'abandoned') return refusal('CLIENT_101');
  if (ending === 'timed-out') return refusal('AUTH_149');
  if (outcome.verdict !== 'refused') return null;
  const code: ErrorCode = outcome.errorCode ?? 'ACQ_001';
  return refusal(code, bankMessages[outcome.bankCode ?? ''] ?? null, outcome.bankCode ?? null);
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

/** Returns true when no further attempt can succeed: paid, waiting for the bank, or no attempts left. */
export function isClosed(form: PaymentForm): boolean {
  return isSettled(form) || form.tries > form.request.retry;
}

/** Returns true when a payment succeeded or may still succeed. */
export function isSettled(form: PaymentForm): boolean {
  return form.transactions.some((transaction) => transactionStatus(transaction) !== 'UNPAID');
}

/** All forms and attempts since the start, in memory only. */
export class PaymentForms {
  readonly #forms = new Map<string, PaymentForm>();

  open(request: PaymentRequest, expiresAt: number): PaymentForm {
    const form: PaymentForm = {
      // Long, opaque and not hexadecimal, like the provider's tokens.
      token: `00${randomBytes(120).toString('base64url')}`,
      request,
      expiresAt,
      transactions: [],
      tries: 0,
      busy: false,
    };
    this.#forms.set(form.token, form);
    return form;
  }

  find(token: string): PaymentForm | undefined {
    return this.#forms.get(token);
  }

  /** Returns all forms of an order, oldest first. */
  ofOrder(orderId: string): PaymentForm[] {
    return [...this.#forms.values()].filter((form) => form.request.orderId === orderId);
  }
}
