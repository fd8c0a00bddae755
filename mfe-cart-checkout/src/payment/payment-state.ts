import type { RefObject } from 'react';

/** `asking`: the amount is another one, and the customer is asked to confirm it. */
export type PaymentStage =
  | 'idle'
  | 'ordering'
  | 'asking'
  | 'opening'
  | 'ready'
  | 'submitting'
  | 'paid'
  | 'failed';

export interface PaymentMessage {
  /** Null if the card form itself shows it. */
  readonly text: string | null;
  /** The form could not be set up: the rest is in the console. */
  readonly setup?: boolean;
  readonly canRetry?: boolean;
  /** It is about the code of the form, which is still on its way or did not come. */
  readonly code?: 'late' | 'missing';
}

/** What the dialog 'Régler l'achat' shows. */
export interface PaymentState {
  readonly stage: PaymentStage;
  /** What is being paid, in cents: shown with the page, or confirmed since. Null while nothing is. */
  readonly amount: number | null;
  readonly message: PaymentMessage | null;
  /** Where the card form goes. */
  readonly place: RefObject<HTMLDivElement | null>;
  retry(): void;
  close(): void;
}
