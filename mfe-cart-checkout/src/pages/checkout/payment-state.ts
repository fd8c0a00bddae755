import type { RefObject } from 'react';

export type PaymentStage = 'idle' | 'ordering' | 'opening' | 'ready' | 'submitting' | 'paid' | 'failed';

export interface PaymentMessage {
  /** Null if the card form itself shows it. */
  readonly text: string | null;
  /** The form could not be set up: the rest is in the console. */
  readonly setup?: boolean;
  readonly canRetry?: boolean;
  /** It is about the code of the form, which is still on its way or did not come. */
  readonly code?: 'late' | 'missing';
}

export interface PaymentState {
  readonly stage: PaymentStage;
  readonly dialogOpen: boolean;
  /** In the dialog. */
  readonly message: PaymentMessage | null;
  /** On the page, beside 'Payer'. */
  readonly failure: string | null;
  /** Where the card form goes. */
  readonly place: RefObject<HTMLDivElement | null>;
  pay(): Promise<void>;
  retry(): void;
  close(): void;
}
