import { Note } from 'shared-ui/feedback';
import styles from './FailedLines.module.css';

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
