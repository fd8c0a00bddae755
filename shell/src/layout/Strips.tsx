import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { isAuthenticatedAtom } from 'shared-contracts/auth';
import { useIsOnline } from 'shared-ui/feedback';
import { Icon } from 'shared-ui/icon';
import { Wrap } from 'shared-ui/layout';
import { classNames } from 'shared-ui/styles';
import { registeredAddressAtom, storedAddress } from '../sign-in/registered-address';
import { OnDemand } from './OnDemand';
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

/** Says what works without a network. The live region is there from the start, or it would not be read out. */
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

/** With the form: a visitor who has just registered has it already. */
const loadNote = () =>
  import(/* webpackChunkName: "auth-dialog" */ './RegisteredNote').then(
    ({ RegisteredNote }) => RegisteredNote,
  );

/** Sends a visitor who has just registered to the mailbox, until the sign-in by the mailed link or on demand. */
export function RegisteredStrip() {
  const [address, setAddress] = useAtom(registeredAddressAtom);
  const signedIn = useAtomValue(isAuthenticatedAtom);

  useEffect(() => setAddress(signedIn ? null : storedAddress()), [signedIn, setAddress]);

  return (
    <div className={classNames(styles.strip, styles.registered)} role="status">
      {address && !signedIn && (
        <OnDemand load={loadNote} props={{ address, onClose: () => setAddress(null) }} loading={null} />
      )}
    </div>
  );
}
