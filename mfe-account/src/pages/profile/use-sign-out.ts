import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router-dom';
import { signOutAtom } from 'shared-contracts/auth';
import { useHttp } from 'shared-contracts/http';
import { forgetDraftsAtom } from './drafts';

/** The customer's own sign-out, which leads home. `leaving` while the account is still on the screen. */
export function useSignOut(): { readonly leaving: boolean; readonly signOut: () => void } {
  const http = useHttp();
  const navigate = useNavigate();
  const endSession = useSetAtom(signOutAtom);
  const forgetDrafts = useSetAtom(forgetDraftsAtom);
  const [leaving, setLeaving] = useState(false);

  // Once the forms are gone, which keep what was typed.
  useEffect(() => {
    if (leaving) forgetDrafts();
  }, [leaving, forgetDrafts]);

  function signOut() {
    setLeaving(true);
    // Not waited for: the tokens go now; a sign-out that fails is sent again later.
    http.post('auth/logout').catch(() => undefined);
    endSession('chosen');
    toast.success('Déconnecté');
    void navigate('/');
  }

  return { leaving, signOut };
}
