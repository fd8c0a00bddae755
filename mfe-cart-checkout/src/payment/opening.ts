import type { CartLine } from 'shared-contracts/api/cart';

/** What a card form can be opened for: a cart, or an order that was placed. */
export interface Payable {
  readonly customerId: string;
  readonly lines: readonly CartLine[];
  /** Cents, with tax and delivery; null where the API does not tell. */
  readonly due: { readonly amount: number | null };
}

/** One opened dialog: what must be undone when it closes. */
export interface Opening<P extends Payable = Payable> {
  closed: boolean;
  /** As it was shown, or confirmed since. */
  payable: P;
  /** How often the form was asked for; what an earlier try brings comes too late. */
  tries: number;
  readonly release: () => void;
  removeForm?: () => void;
}

/** One try to show the form. */
export interface CardForm {
  readonly current: Opening;
  readonly isOver: () => boolean;
  readonly formToken: string;
  readonly orderId: string;
}

/** Takes the form away and lets other tabs pay; a second time it does nothing. */
export function end(opening: Opening | null): void {
  if (!opening || opening.closed) return;
  opening.closed = true;
  opening.removeForm?.();
  opening.release();
}
