import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router-dom';
import { signOutAtom } from 'shared-contracts/auth';
import { useHttp } from 'shared-contracts/http';
import { forgetDraftsAtom } from './drafts';

/** Signs out and navigates to the home page, or to the sign-in. `leaving` is true until the account unmounts. */
export function useSignOut() {
  const http = useHttp();
  const navigate = useNavigate();
  const endSession = useSetAtom(signOutAtom);
  const forgetDrafts = useSetAtom(forgetDraftsAtom);
  const [leaving, setLeaving] = useState(false);

  /** @param returnTo where the next customer goes after signing in; without it, the home page is shown */
  function signOut(returnTo?: string) {
    setLeaving(true);
    // Not awaited: the tokens are removed now, and a failed sign-out is sent again later.
    http.post('auth/logout').catch(() => undefined);
    endSession('chosen');
    forgetDrafts();
    toast.success('Déconnecté');
    if (returnTo) void navigate('/login', { replace: true, state: { returnTo } });
    else void navigate('/');
  }

  return { leaving, signOut };
}
