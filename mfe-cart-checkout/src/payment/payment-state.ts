import type { RefObject } from 'react';
import type { PaymentForm } from 'shared-contracts/api/checkout';
import type { Opening, Payable } from './opening';
import type { OrderedLines } from './purchase';

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
  /** The bank has accepted the payment: no failure of it. */
  readonly accepted?: boolean;
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
  readonly container: RefObject<HTMLDivElement | null>;
  retry(): void;
  close(): void;
}

/** What is special to the thing that is paid. */
export interface CardPaymentDeps<P extends Payable> {
  /** Asks the API for its card form. */
  openForm(payable: P): Promise<PaymentForm>;
  /** True when a refused form is no failure: the caller shows what it means. */
  takesRefusal(error: unknown, opening: Opening<P>): boolean;
  /** The dialog makes room for the form. */
  onOpening?(): void;
  /** The form that was opened last is of no more use. */
  forgetForm?(): void;
  /** The order is paid, or its payment is still examined. */
  onPaid(order: OrderedLines): void;
  /** Time to go to the confirmation. */
  onLeave(orderId: string): void;
}

export interface CardPayment<P extends Payable> extends PaymentState {
  /** On the page, beside the button that pays. */
  readonly failure: string | null;
  setStage(stage: PaymentStage): void;
  setFailure(failure: string | null): void;
  /** Starts one payment at a time, in this tab and across tabs; null when another one is under way. */
  begin(payable: P): Promise<Opening<P> | null>;
  /** Goes on with something else to pay. */
  change(opening: Opening<P>, payable: P): void;
  /** What was begun and is not closed. */
  readonly opening: RefObject<Opening<P> | null>;
  payByCard(opening: Opening<P>): Promise<void>;
}
