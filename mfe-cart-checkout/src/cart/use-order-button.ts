import { useAtomValue, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { isAuthenticatedAtom, openAuthDialogAtom } from 'shared-contracts/auth';

/** What 'Commander' does: checkout for a customer, else the login dialog, which leads on to it. */
export function useOrderButton(): () => void {
  const navigate = useNavigate();
  const isAuthenticated = useAtomValue(isAuthenticatedAtom);
  const openAuthDialog = useSetAtom(openAuthDialogAtom);

  return () => {
    if (isAuthenticated) void navigate('/purchase');
    else openAuthDialog('order');
  };
}
