/** Types of the messages between the form's frame and the client, and of the client's data for the shop. */

export type Field = 'pan' | 'expiryDate' | 'securityCode';

/** A payment result signed by the provider for the shop. */
export interface PaymentAnswer {
  readonly hash: string;
  readonly hashAlgorithm: string;
  readonly hashKey: string;
  readonly rawClientAnswer: string;
}

interface Fault {
  readonly errorCode: string;
  readonly errorMessage: string;
}

/** Error of a field. */
interface FieldFault extends Fault {
  readonly field: Field;
}

/** Error of a payment or a call, as reported by the frame. */
export interface PaymentError extends Fault {
  readonly detailedErrorCode?: string | null;
  readonly detailedErrorMessage?: string | null;
  readonly field?: Field | null;
  readonly children?: readonly FieldFault[];
  /** Signed result of a refused payment. */
  readonly answer?: PaymentAnswer | null;
}

/** Messages from the page to the frame. */
export type PageMessage =
  | {
      readonly type: 'configure';
      readonly formToken: string;
      readonly publicKey: string;
      readonly language: string;
    }
  | { readonly type: 'pay' }
  | { readonly type: 'focus'; readonly field: Field | 'challenge' };

/** Messages from the frame to the page. */
export type FrameMessage =
  | { readonly type: 'created' | 'enter' }
  | { readonly type: 'ready'; readonly amount: string }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'challenge'; readonly open: boolean }
  | { readonly type: 'paid'; readonly answer: PaymentAnswer }
  | { readonly type: 'error'; readonly error: PaymentError };

/** The bank's confirmation step. */
export interface Challenge {
  readonly confirmable: boolean;
  readonly timeoutMs: number;
}

/** The sandbox's response to a submitted card, or to the cardholder's decision. */
export type Submitted =
  | (Challenge & { readonly kind: 'challenge'; readonly id: string })
  | { readonly kind: 'paid'; readonly answer: PaymentAnswer }
  | {
      readonly kind: 'refused';
      readonly error: PaymentError;
      readonly children?: readonly FieldFault[];
      readonly answer?: PaymentAnswer | null;
    };

/** The sandbox's response to a form token. */
export type Session =
  | { readonly kind: 'refused'; readonly error: PaymentError }
  | {
      readonly kind: 'open';
      /** Amount in cents. */
      readonly amount: number;
      readonly currency: string;
      readonly testCards: readonly string[];
    };

/** `window.KR`; the library adds its methods when it is ready. */
export interface Client {
  ready: boolean;
  readonly [method: string]: unknown;
}

/** A shop's callback; the result false stops the client. */
export type Callback = (detail: unknown) => unknown;
