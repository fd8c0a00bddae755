import { delaySentences } from 'shared-ui/feedback';
import type { ChangedAmount } from './payment-errors';

/** `asking`: the amount has changed, and the customer is asked to confirm it. */
type PaymentStage = 'idle' | 'ordering' | 'asking' | 'opening' | 'ready' | 'submitting' | 'paid' | 'failed';

/** Message in the dialog. */
export interface PaymentMessage {
  /** Null if the card form shows the message itself. */
  readonly text: string | null;
  /** The form could not be set up; details are in the console. */
  readonly setup?: boolean;
  readonly canRetry?: boolean;
  /** The bank has accepted the payment: the message is a warning, not a failure. */
  readonly accepted?: boolean;
  /** The message is about the form's code, which is still loading or could not be loaded. */
  readonly code?: 'late' | 'missing' | undefined;
}

/** State of a payment in page and dialog. */
export interface PaymentState {
  readonly stage: PaymentStage;
  /** Amount being paid in cents: as shown by the page, or confirmed since. Null without a payment. */
  readonly amount: number | null;
  readonly message: PaymentMessage | null;
  /** Shown on the page, near the payment button. */
  readonly failure: string | null;
  /** Changed amount that the customer is asked to confirm, or has just confirmed. */
  readonly changed: ChangedAmount | null;
}

export type PaymentEvent =
  | { readonly type: 'begun' | 'confirmed'; readonly amount: number | null }
  | { readonly type: 'closed'; readonly failure?: string | undefined }
  | { readonly type: 'ordering' | 'opening' | 'codeLate' | 'codeLoaded' | 'formReady' | 'submitted' }
  | { readonly type: 'amountChanged'; readonly changed: ChangedAmount }
  | { readonly type: 'cardRefused' | 'formFailed'; readonly message: PaymentMessage }
  | { readonly type: 'validationFailed'; readonly message: PaymentMessage | null }
  | { readonly type: 'paid'; readonly amount?: number | undefined };

/** Next stage by stage and event; an event without an entry arrives too late. `closed` always leads to `idle`. */
const nextStages: Readonly<Record<PaymentStage, Partial<Record<PaymentEvent['type'], PaymentStage>>>> = {
  idle: { begun: 'idle', ordering: 'ordering', opening: 'opening' },
  ordering: { amountChanged: 'asking' },
  asking: { confirmed: 'asking', ordering: 'ordering', opening: 'opening' },
  opening: {
    opening: 'opening',
    codeLate: 'opening',
    codeLoaded: 'opening',
    formReady: 'ready',
    submitted: 'submitting',
    cardRefused: 'ready',
    formFailed: 'failed',
    amountChanged: 'asking',
    paid: 'paid',
  },
  ready: {
    opening: 'opening',
    submitted: 'submitting',
    cardRefused: 'ready',
    formFailed: 'failed',
  },
  submitting: {
    submitted: 'submitting',
    cardRefused: 'ready',
    validationFailed: 'ready',
    paid: 'paid',
  },
  paid: {},
  failed: { opening: 'opening', formReady: 'ready' },
};

/** The state before any payment. */
export const idlePayment: PaymentState = {
  stage: 'idle',
  amount: null,
  message: null,
  failure: null,
  changed: null,
};

/** Returns what an event changes in addition to the stage. */
function changesOf(event: PaymentEvent, { amount, message, failure }: PaymentState): Partial<PaymentState> {
  switch (event.type) {
    case 'begun':
      return { amount: event.amount, failure: null };
    case 'confirmed':
      return { amount: event.amount };
    case 'closed':
      return { message: null, changed: null, failure: event.failure ?? failure };
    case 'opening':
      // A retry while the code is late must not move the button from under the pointer.
      return { changed: null, message: message?.code === 'late' ? message : null };
    case 'codeLate':
      return { message: { text: delaySentences.slow, canRetry: true, code: 'late' } };
    case 'codeLoaded':
    case 'submitted':
      return { message: null };
    case 'amountChanged':
      return { changed: event.changed };
    case 'cardRefused':
    case 'formFailed':
      return { message: event.message };
    case 'validationFailed':
      return event.message ? { message: event.message, failure: event.message.text } : {};
    case 'paid':
      return { failure: null, amount: event.amount ?? amount };
    default:
      return {};
  }
}

/** Returns the state after an event. */
export function paymentReducer(state: PaymentState, event: PaymentEvent): PaymentState {
  const stage = event.type === 'closed' ? 'idle' : nextStages[state.stage][event.type];
  return stage === undefined ? state : { ...state, ...changesOf(event, state), stage };
}
