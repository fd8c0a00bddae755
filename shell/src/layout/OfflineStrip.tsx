import { useIsOnline } from 'shared-ui/feedback';
import { Icon } from 'shared-ui/icon';
import { Wrap } from 'shared-ui/layout';
import styles from './strip.module.css';

/** Explains what works offline. The live region is always mounted, else it would not be announced. */
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
