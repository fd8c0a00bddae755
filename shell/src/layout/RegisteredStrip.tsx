import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { isAuthenticatedAtom } from 'shared-contracts/auth';
import { classNames } from 'shared-ui/styles';
import { registeredAddressAtom, storedAddress } from '../sign-in/registered-address';
import { OnDemand } from './OnDemand';
import styles from './strip.module.css';

/** With the form: a visitor who has just registered has it already. */
const loadNote = () =>
  import(/* webpackChunkName: "auth-dialog" */ './RegisteredNote').then(
    ({ RegisteredNote }) => RegisteredNote,
  );

/**
 * Sends a visitor who has just registered to the mailbox. It stays when the page is loaded again, and goes with the sign-in,
 * which the mailed link makes, or on demand.
 */
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
