import { useAtom, useAtomValue } from 'jotai';
import { isAuthenticatedAtom } from 'shared-contracts/auth';
import { IconButton } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Wrap } from 'shared-ui/layout';
import { registeredAddressAtom } from './registered-address';
import styles from './strip.module.css';

/**
 * Says below the header where a visitor who has just registered goes on: the toast is gone after 3 s. It goes with the sign-in, which
 * the mailed link makes, or on demand.
 */
export function RegisteredStrip() {
  const [address, setAddress] = useAtom(registeredAddressAtom);
  const signedIn = useAtomValue(isAuthenticatedAtom);
  return (
    <div className={styles.strip} role="status" data-no-print>
      {address && !signedIn && (
        <Wrap className={styles.row}>
          <Icon name="mail" size="s" />
          <p>
            <b>Activez votre compte</b> par le lien du mail envoyé à {address}&#8239;; pensez à regarder dans
            les indésirables.
          </p>
          <IconButton icon="close" label="Masquer ce message" onClick={() => setAddress(null)} />
        </Wrap>
      )}
    </div>
  );
}
