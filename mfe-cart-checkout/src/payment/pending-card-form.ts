import { useEffect, useEffectEvent } from 'react';
import { storedWithCart } from '../storage/stored-with-cart';

/** A card form requested just before the page is replaced by the deployed version, which has its code. */
interface PendingCardForm {
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
}

/** Lifetime in milliseconds; an older request is ignored. */
const life = 30_000;

export const pendingCardForm = storedWithCart<PendingCardForm>(
  'session',
  'pending-card-form',
  ({ askedAt }) => (typeof askedAt === 'number' && Date.now() - askedAt < life ? { askedAt } : null),
);

/**
 * Starts the payment when possible if the customer pressed 'Payer' in the previous version of the page, which
 * could no longer load the code of the card form.
 */
export function usePendingCardForm(possible: boolean, pay: () => Promise<void>): void {
  const resume = useEffectEvent(() => {
    if (!pendingCardForm.read()) return;
    pendingCardForm.remove();
    void pay();
  });

  useEffect(() => {
    if (possible) resume();
  }, [possible]);
}
