/** A fault in the notification of a payment. */
export type IpnFault = 'late' | 'duplicated' | 'reordered' | 'missing' | 'badly-signed';

/** What happens when a test card pays. */
export interface Outcome {
  verdict: 'accepted' | 'waiting' | 'refused' | 'form-expired' | 'technical-error';
  /** Confirmation required before the verdict; `unanswered` always times out. */
  challenge?: 'confirmable' | 'unanswered';
  /** The bank's own code of a refusal, e.g. 51: insufficient funds. */
  bankCode?: string;
  slow?: boolean;
  ipn?: IpnFault;
  answer?: 'lost' | 'badly-signed';
}

/** The outcome of the first card: accepted, without a fault. */
export const accepted = { verdict: 'accepted' } as const satisfies Outcome;
const refused = { verdict: 'refused' } as const;
const withoutFunds: Outcome = { ...refused, bankCode: '51' };

const outcomes: Readonly<Record<string, Outcome>> = {
  '4970100000000000': accepted,
  '4970100000000003': accepted,
  '4970110000000401': { ...refused, bankCode: '59' },
  '4970110000000021': { ...accepted, challenge: 'unanswered' },
  '4970100000000105': { ...accepted, challenge: 'confirmable' },
  '4970100000000204': withoutFunds,
  '4970100000000303': { ...refused, challenge: 'confirmable', bankCode: '05' },
  '4970100000000402': { ...accepted, slow: true },
  '4970100000000501': { verdict: 'waiting' },
  '4970100000000600': { ...accepted, ipn: 'late' },
  '4970100000000709': { ...accepted, ipn: 'duplicated' },
  '4970100000000808': { ...accepted, ipn: 'reordered' },
  '4970100000000907': { ...accepted, ipn: 'missing' },
  '4970100000001004': { ...accepted, ipn: 'badly-signed' },
  '4970100000001103': { ...accepted, answer: 'lost' },
  '4970100000001202': { ...accepted, answer: 'badly-signed' },
  '4970100000001301': { verdict: 'form-expired' },
  '4970100000001400': { verdict: 'technical-error' },
};

/** Returns the outcome of a card number. Unknown cards are refused, so that no real card seems to work. */
export const outcomeOf = (pan: string): Outcome => outcomes[pan] ?? withoutFunds;
