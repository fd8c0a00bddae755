import { randomBytes } from 'node:crypto';
import type { Outcome } from '../control/outcomes';
import type { ErrorCode, Refusal } from '../protocol/errors';
import { refusal } from '../protocol/errors';
import { brandOf, type Card, maskedNumber } from './card';

export type DetailedStatus = 'AUTHORISED' | 'WAITING_AUTHORISATION' | 'REFUSED' | 'ABANDONED';
export type Status = 'PAID' | 'RUNNING' | 'UNPAID';

/** One try to pay, with nothing of the card that may not be kept. */
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
  authorizationNumber: string;
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

/** How a try ended: by the card's outcome, by the cardholder who gave up, or by time. */
export type Ending = 'settled' | 'abandoned' | 'timed-out';

export function settle(
  card: Card,
  outcome: Outcome,
  ending: Ending,
  order: { amount: number; currency: 'EUR'; sequenceNumber: number; now: Date },
): Transaction {
  return {
    uuid: randomBytes(16).toString('hex'),
    amount: order.amount,
    currency: order.currency,
    detailedStatus: detailedStatusOf(outcome, ending),
    createdAt: order.now,
    sequenceNumber: order.sequenceNumber,
    error: errorOf(outcome, ending),
    authentication: ending === 'settled' ? outcome.authentication : 'FAILED',
    brand: brandOf(card.pan),
    maskedPan: maskedNumber(card.pan),
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
    authorizationNumber: randomBytes(3).toString('hex'),
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
