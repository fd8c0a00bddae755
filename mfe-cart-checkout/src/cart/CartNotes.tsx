import { UntilDataLate } from 'page-kit/page';
import { cartLimit } from 'shared-contracts/api/limits';
import { Button } from 'shared-ui/button';
import { Note } from 'shared-ui/feedback';
import styles from './CartNotes.module.css';
import type { CartRow, CartView } from './use-cart-view';
import type { Removals } from './use-removals';

/** One sentence for all names and amounts of the cart that are late, above them. */
export function LateLines({ cart: { rows } }: { cart: CartView }) {
  return rows.some(({ state }) => state === 'pending') && <UntilDataLate />;
}

/** Some articles did not answer: what that means, and another try. */
export function FailedLines({ onRetry }: { onRetry: () => void }) {
  return (
    <Note tone="bad" role="alert" className={styles.note}>
      <p>Certains articles n’ont pas pu être chargés&nbsp;: les totaux ne peuvent pas être calculés.</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Réessayer
      </button>
    </Note>
  );
}

/** Takes all articles out of the cart that the catalogue no longer has. */
export function RemoveMissing({ rows, removals }: { rows: readonly CartRow[]; removals: Removals }) {
  const missing = rows.filter(({ state }) => state === 'missing');
  return (
    <Button variant="secondary" icon="trash" onClick={() => removals.remove(...missing)}>
      Retirer les articles indisponibles
    </Button>
  );
}

/** What an older cart, with more lines than the API takes, must lose for a purpose; undefined where it need lose none. */
export const overfullCart = (lineCount: number, purpose: string): string | undefined =>
  lineCount > cartLimit
    ? `Un panier compte ${cartLimit}\u00a0articles différents au plus\u00a0: retirez-en ${lineCount - cartLimit} ${purpose}.`
    : undefined;
