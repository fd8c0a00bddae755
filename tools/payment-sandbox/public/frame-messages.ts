/** What the form's frame and the client in the shop's page say to each other, and what the client passes to the shop. */

export type Field = 'pan' | 'expiryDate' | 'securityCode';

/** A payment as the provider signs it for the shop. */
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

/** A field at fault. */
interface FieldFault extends Fault {
  readonly field: Field;
}

/** Why a payment or a call failed, as the frame reports it. */
export interface PaymentError extends Fault {
  readonly detailedErrorCode?: string | null;
  readonly detailedErrorMessage?: string | null;
  readonly field?: Field | null;
  readonly children?: readonly FieldFault[];
  /** Of a payment that was refused. */
  readonly answer?: PaymentAnswer | null;
}

/** From the page to the frame. */
export type PageMessage =
  | {
      readonly type: 'configure';
      readonly formToken: string;
      readonly publicKey: string;
      readonly language: string;
    }
  | { readonly type: 'pay' }
  | { readonly type: 'focus'; readonly field: Field | 'challenge' };

/** From the frame to the page. */
export type FrameMessage =
  | { readonly type: 'created' | 'enter' }
  | { readonly type: 'ready'; readonly amount: string }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'challenge'; readonly open: boolean }
  | { readonly type: 'paid'; readonly answer: PaymentAnswer }
  | { readonly type: 'error'; readonly error: PaymentError };

/** A step of the bank's confirmation. */
export interface Challenge {
  readonly confirmable: boolean;
  readonly timeoutMs: number;
}

/** What the sandbox answers to a card, or to the cardholder's decision. */
export type Submitted =
  | (Challenge & { readonly kind: 'challenge'; readonly id: string })
  | { readonly kind: 'paid'; readonly answer: PaymentAnswer }
  | {
      readonly kind: 'refused';
      readonly error: PaymentError;
      readonly children?: readonly FieldFault[];
      readonly answer?: PaymentAnswer | null;
    };

/** What the sandbox answers to a form's token. */
export type Session =
  | { readonly kind: 'refused'; readonly error: PaymentError }
  | {
      readonly kind: 'open';
      /** Cents. */
      readonly amount: number;
      readonly currency: string;
      readonly testCards: readonly string[];
    };

/** `window.KR`: methods are added when the library is ready. */
export interface Client {
  ready: boolean;
  readonly [method: string]: unknown;
}

/** What a shop's callback is given, and says: false keeps the client from going on. */
export type Callback = (detail: unknown) => unknown;
