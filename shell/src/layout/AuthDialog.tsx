import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { authDialogOpenAtom, closeAuthDialogAtom, isAuthenticatedAtom } from 'shared-contracts/auth';
import { Dialog } from 'shared-ui/dialog';
import { Spinner } from 'shared-ui/feedback';
import styles from './AuthDialog.module.css';
import { OnDemand } from './OnDemand';
import { useOnNavigation } from './use-navigation';

/** Loads the two forms and the form library; called when a visitor is about to open the dialog. */
export const loadAuthForms = () =>
  import(/* webpackChunkName: "auth-dialog" */ '../sign-in/AuthForms').then(({ AuthForms }) => AuthForms);

/** Dialog of sign-in and registration. It keeps typed texts while it is closed, except passwords. */
export function AuthDialog() {
  const open = useAtomValue(authDialogOpenAtom);
  const close = useSetAtom(closeAuthDialogAtom);
  const signedIn = useAtomValue(isAuthenticatedAtom);
  const [requested, setRequested] = useState(false);
  useOnNavigation(close);

  useEffect(() => {
    if (open && signedIn) close();
  }, [open, signedIn, close]);

  if (open && !requested) setRequested(true);
  if (!requested) return null;
  return (
    <Dialog open={open} onClose={close} label="Connexion ou création de compte" size="l" padded={false}>
      <OnDemand
        load={loadAuthForms}
        props={{ open, onDone: close }}
        loading={
          <div className={styles.waiting}>
            <Spinner />
          </div>
        }
      />
    </Dialog>
  );
}
