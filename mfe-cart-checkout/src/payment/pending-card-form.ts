import { useEffect, useEffectEvent } from 'react';
import { storedWithCart } from '../storage/stored-with-cart';

/** A card form that a customer waits for while another version of the page, which has its code, replaces this one. */
interface PendingCardForm {
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
}

/** Milliseconds; a later form is ignored. */
const life = 30_000;

export const pendingCardForm = storedWithCart<PendingCardForm>(
  'session',
  'pending-card-form',
  ({ askedAt }) => (typeof askedAt === 'number' && Date.now() - askedAt < life ? { askedAt } : null),
);

/**
 * Pays once it is possible, where a customer waits for the card form: they have pressed 'Payer' in the version of the page
 * before, whose code of the form was gone.
 */
export function usePendingCardForm(possible: boolean, pay: () => Promise<void>): void {
  const goOn = useEffectEvent(() => {
    if (!pendingCardForm.read()) return;
    pendingCardForm.remove();
    void pay();
  });

  useEffect(() => {
    if (possible) goOn();
  }, [possible]);
}
