import { useAtomValue, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { isAuthenticatedAtom, openAuthDialogAtom, useUser } from 'shared-contracts/auth';
import { Icon } from 'shared-ui/icon';
import { loadAuthForms } from '../AuthDialog';

/** Opens the login dialog, or leads to the account once a customer is signed in. */
export function AccountButton({ className }: { className: string | undefined }) {
  const signedIn = useAtomValue(isAuthenticatedAtom);
  const openDialog = useSetAtom(openAuthDialogAtom);
  const navigate = useNavigate();

  const name = signedIn ? 'Mon compte' : 'Se connecter';
  const act = () => (signedIn ? void navigate('/profile?informations') : openDialog());
  const getReady = () => void (signedIn || loadAuthForms().catch(() => undefined));
  return (
    <button
      type="button"
      className={className}
      aria-label={name}
      title={name}
      onPointerEnter={getReady}
      onFocus={getReady}
      onClick={act}
    >
      <Icon name="user" />
    </button>
  );
}

/** Greets the customer by first name; nobody, nothing. */
export function Greeting({ className }: { className: string | undefined }) {
  const { user } = useUser();
  if (!user) return null;
  return <p className={className}>{`Bonjour ${user.firstName}\u202f!`}</p>;
}
