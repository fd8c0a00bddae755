import { UntilDataLate } from 'page-kit/page';
import { cartLimit } from 'shared-contracts/api/limits';
import { Button } from 'shared-ui/button';
import { RetryNote } from 'shared-ui/feedback';
import type { CartView } from './use-cart-view';
import type { Removals } from './use-removals';

interface CartNotesProps {
  cart: CartView;
  removals: Removals;
  /** Of the box around the notes. */
  className: string | undefined;
}

/** Notes above the lines: data is late or could not be loaded, or articles are no longer in the catalogue. */
export function CartNotes({ cart, removals, className }: CartNotesProps) {
  const missing = cart.rows.filter(({ state }) => state === 'missing');
  return (
    <div className={`${className} sph-stack`}>
      <LateLines cart={cart} />
      {cart.hasFailed && (
        <RetryNote onRetry={cart.retry}>
          Certains articles n’ont pas pu être chargés&nbsp;: les totaux ne peuvent pas être calculés.
        </RetryNote>
      )}
      {cart.hasMissing && (
        <div>
          <Button variant="secondary" icon="trash" onClick={() => removals.remove(...missing)}>
            Retirer les articles indisponibles
          </Button>
        </div>
      )}
    </div>
  );
}

/** A single note above the lines while names or amounts of the cart are slow to load. */
export const LateLines = ({ cart: { rows } }: { cart: CartView }) =>
  rows.some(({ state }) => state === 'pending') && <UntilDataLate />;

/** Message for a cart that an undone removal made too long for the API: how many to remove. Undefined if none. */
export const overfullMessage = (lineCount: number, purpose: string): string | undefined =>
  lineCount > cartLimit
    ? `Un panier compte ${cartLimit}\u00a0articles différents au plus\u00a0: retirez-en ${lineCount - cartLimit} ${purpose}.`
    : undefined;
