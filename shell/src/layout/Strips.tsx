import { OfflineStrip } from './OfflineStrip';
import { RegisteredStrip } from './RegisteredStrip';
import styles from './strip.module.css';

/** What stays in sight below the header, one strip below the other. */
export function Strips() {
  return (
    <div className={styles.strips} data-no-print>
      <RegisteredStrip />
      <OfflineStrip />
    </div>
  );
}
