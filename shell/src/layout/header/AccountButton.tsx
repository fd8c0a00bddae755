import { useAtomValue, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { isAuthenticatedAtom, openAuthDialogAtom } from 'shared-contracts/auth';
import { Icon } from 'shared-ui/icon';
import { loadAuthForms } from '../AuthDialog';

/** Returns `openAccount`: it opens the account page or the sign-in dialog (specification, section 2). */
export function useAccountEntry() {
  const signedIn = useAtomValue(isAuthenticatedAtom);
  const openDialog = useSetAtom(openAuthDialogAtom);
  const navigate = useNavigate();
  const openAccount = () => (signedIn ? void navigate('/profile?informations') : openDialog());
  return { signedIn, openAccount };
}

/** Opens the account page or the sign-in dialog, whose code it preloads. */
export function AccountButton({ className }: { className: string | undefined }) {
  const { signedIn, openAccount } = useAccountEntry();
  const name = signedIn ? 'Mon compte' : 'Se connecter';
  const preloadForms = () => {
    if (!signedIn) void loadAuthForms().catch(() => undefined);
  };
  return (
    <button
      type="button"
      className={className}
      aria-label={name}
      title={name}
      onPointerEnter={preloadForms}
      onFocus={preloadForms}
      onClick={openAccount}
    >
      <Icon name="user" />
    </button>
  );
}
