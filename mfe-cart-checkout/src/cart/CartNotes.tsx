import { UntilDataLate } from 'page-kit/page';
import { cartLimit } from 'shared-contracts/api/limits';
import { Button } from 'shared-ui/button';
import { RetryNote } from 'shared-ui/feedback';
import styles from './CartNotes.module.css';
import type { CartRow, CartView } from './use-cart-view';
import type { Removals } from './use-removals';

/** A single notice above the lines while names or amounts of the cart are slow to load. */
export function LateLines({ cart: { rows } }: { cart: CartView }) {
  return rows.some(({ state }) => state === 'pending') && <UntilDataLate />;
}

/** Explains that some articles could not be loaded, and offers a retry. */
export function FailedLines({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryNote className={styles.note} onRetry={onRetry}>
      Certains articles n’ont pas pu être chargés&nbsp;: les totaux ne peuvent pas être calculés.
    </RetryNote>
  );
}

/** Button that removes all articles that are no longer in the catalogue. */
export function RemoveMissing({ rows, removals }: { rows: readonly CartRow[]; removals: Removals }) {
  const missing = rows.filter(({ state }) => state === 'missing');
  return (
    <Button variant="secondary" icon="trash" onClick={() => removals.remove(...missing)}>
      Retirer les articles indisponibles
    </Button>
  );
}

/** Message for an older cart with more lines than the API accepts: how many to remove. Undefined if none. */
export const overfullCart = (lineCount: number, purpose: string): string | undefined =>
  lineCount > cartLimit
    ? `Un panier compte ${cartLimit}\u00a0articles différents au plus\u00a0: retirez-en ${lineCount - cartLimit} ${purpose}.`
    : undefined;
