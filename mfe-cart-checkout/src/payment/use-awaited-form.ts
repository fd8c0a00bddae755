import { useEffect, useEffectEvent } from 'react';
import { keptAwaitedForm } from './awaited-form';

/**
 * Pays once it is possible, where a customer waits for the card form: they have pressed 'Payer' in the version of the page
 * before, whose code of the form was gone.
 */
export function useAwaitedForm(possible: boolean, pay: () => Promise<void>): void {
  const goOn = useEffectEvent(() => {
    if (!keptAwaitedForm.read()) return;
    keptAwaitedForm.forget();
    void pay();
  });

  useEffect(() => {
    if (possible) goOn();
  }, [possible]);
}
