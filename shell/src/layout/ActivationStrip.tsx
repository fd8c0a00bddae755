import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { isAuthenticatedAtom } from 'shared-contracts/auth';
import { classNames } from 'shared-ui/styles';
import { registeredEmailAtom, storedEmail } from '../sign-in/registered-email';
import { OnDemand } from './OnDemand';
import styles from './strip.module.css';

/** With the form: a visitor who has just registered has it already. */
const loadNote = () =>
  import(/* webpackChunkName: "auth-dialog" */ './ActivationNote').then(
    ({ ActivationNote }) => ActivationNote,
  );

/** Sends a visitor who has just registered to the mailbox, until the sign-in by the mailed link or on demand. */
export function ActivationStrip() {
  const [email, setEmail] = useAtom(registeredEmailAtom);
  const signedIn = useAtomValue(isAuthenticatedAtom);

  useEffect(() => setEmail(signedIn ? null : storedEmail()), [signedIn, setEmail]);

  return (
    <div className={classNames(styles.strip, styles.registered)} role="status">
      {email && !signedIn && (
        <OnDemand load={loadNote} props={{ email, onClose: () => setEmail(null) }} loading={null} />
      )}
    </div>
  );
}
