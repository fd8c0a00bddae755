import type { Purchase } from '../../payment/purchase';

/** One opened dialog: what must be undone when it closes. */
export interface Opening {
  closed: boolean;
  /** As it was shown, or confirmed since. */
  purchase: Purchase;
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
