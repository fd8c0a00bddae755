import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { isAuthenticatedAtom } from 'shared-contracts/auth';
import { registeredEmailAtom } from '../sign-in/registered-email';
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

  useEffect(() => {
    if (signedIn) setEmail(null);
  }, [signedIn, setEmail]);

  return (
    <div className={styles.strip} role="status">
      {email && !signedIn && (
        <OnDemand load={loadNote} props={{ email, onClose: () => setEmail(null) }} loading={null} />
      )}
    </div>
  );
}
