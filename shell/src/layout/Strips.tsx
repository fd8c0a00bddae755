import { useIsOnline } from 'shared-ui/feedback';
import { Icon } from 'shared-ui/icon';
import { Wrap } from 'shared-ui/layout';
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

/**
 * Says below the header that the device has no network, what still works and what does not, for as long as that lasts. The
 * live region is there from the start, or the sentence would not be read out.
 */
export function OfflineStrip() {
  const online = useIsOnline();
  return (
    <div className={styles.strip} role="status">
      {!online && (
        <Wrap className={styles.row}>
          <Icon name="offline" size="s" />
          <p>
            <b>Vous êtes hors ligne.</b> Votre panier reste modifiable&nbsp;; les pages et le paiement
            reviendront avec la connexion.
          </p>
        </Wrap>
      )}
    </div>
  );
}
