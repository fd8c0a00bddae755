import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { isAuthenticatedAtom } from 'shared-contracts/auth';
import { classNames } from 'shared-ui/styles';
import { registeredEmailAtom, storedEmail } from '../sign-in/registered-email';
import { OnDemand } from './OnDemand';
import styles from './strip.module.css';

/** Loads the chunk of the sign-in forms, which a visitor who has just registered has already loaded. */
const loadNote = () =>
  import(/* webpackChunkName: "auth-dialog" */ './ActivationNote').then(
    ({ ActivationNote }) => ActivationNote,
  );

/** Shows the activation note after a registration, until the visitor signs in or closes it. */
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
