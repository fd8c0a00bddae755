import type { ErrorCode } from '../protocol/envelope';

export type IpnBehaviour = 'normal' | 'late' | 'duplicated' | 'reordered' | 'missing' | 'badly-signed';
export type AnswerBehaviour = 'normal' | 'lost' | 'badly-signed';

/** What becomes of a card once it is submitted. */
export interface Outcome {
  verdict: 'accepted' | 'waiting' | 'refused' | 'form-expired' | 'technical-error';
  /** Asked of the cardholder before the verdict; `unanswered` can only run out of time. */
  challenge?: 'confirmable' | 'unanswered';
  authentication: 'SUCCESS' | 'FAILED' | 'NOT_ENROLLED';
  errorCode?: ErrorCode;
  /** The bank's own code, e.g. 51: insufficient funds. */
  bankCode?: string;
  slow?: boolean;
  ipn?: IpnBehaviour;
  answer?: AnswerBehaviour;
}

const accepted = { verdict: 'accepted', authentication: 'SUCCESS' } as const;

/** Outcomes by name. */
export const outcomes = {
  accepted,
  'accepted-without-authentication': { verdict: 'accepted', authentication: 'NOT_ENROLLED' },
  'refused-authentication': {
    verdict: 'refused',
    authentication: 'FAILED',
    errorCode: 'ACQ_001',
    bankCode: '59',
  },
  'refused-funds': { verdict: 'refused', authentication: 'SUCCESS', errorCode: 'ACQ_001', bankCode: '51' },
  challenge: { ...accepted, challenge: 'confirmable' },
  'challenge-then-refused': {
    verdict: 'refused',
    authentication: 'SUCCESS',
    challenge: 'confirmable',
    errorCode: 'ACQ_001',
    bankCode: '05',
  },
  'challenge-timeout': { ...accepted, challenge: 'unanswered' },
  slow: { ...accepted, slow: true },
  waiting: { verdict: 'waiting', authentication: 'SUCCESS' },
  'ipn-late': { ...accepted, ipn: 'late' },
  'ipn-duplicated': { ...accepted, ipn: 'duplicated' },
  'ipn-reordered': { ...accepted, ipn: 'reordered' },
  'ipn-missing': { ...accepted, ipn: 'missing' },
  'ipn-badly-signed': { ...accepted, ipn: 'badly-signed' },
  'answer-lost': { ...accepted, answer: 'lost' },
  'answer-badly-signed': { ...accepted, answer: 'badly-signed' },
  'form-expired': { verdict: 'form-expired', authentication: 'SUCCESS' },
  'technical-error': { verdict: 'technical-error', authentication: 'SUCCESS' },
} as const satisfies Record<string, Outcome>;

type OutcomeName = keyof typeof outcomes;

const outcomeByCard = new Map<string, OutcomeName>([
  ['4970100000000000', 'accepted'],
  ['4970100000000003', 'accepted-without-authentication'],
  ['4970110000000401', 'refused-authentication'],
  ['4970110000000021', 'challenge-timeout'],
  ['4970100000000105', 'challenge'],
  ['4970100000000204', 'refused-funds'],
  ['4970100000000303', 'challenge-then-refused'],
  ['4970100000000402', 'slow'],
  ['4970100000000501', 'waiting'],
  ['4970100000000600', 'ipn-late'],
  ['4970100000000709', 'ipn-duplicated'],
  ['4970100000000808', 'ipn-reordered'],
  ['4970100000000907', 'ipn-missing'],
  ['4970100000001004', 'ipn-badly-signed'],
  ['4970100000001103', 'answer-lost'],
  ['4970100000001202', 'answer-badly-signed'],
  ['4970100000001301', 'form-expired'],
  ['4970100000001400', 'technical-error'],
]);

export const testCards: readonly string[] = [...outcomeByCard.keys()];

/** The outcome of a card number; a card that is not in the table is refused: no real card may seem to work here. */
export function outcomeOf(pan: string): OutcomeName {
  return outcomeByCard.get(pan) ?? 'refused-funds';
}
