import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { notify } from 'page-kit/notifier';
import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { VerifiedTokens } from 'shared-contracts/api/auth';
import { signInAtom } from 'shared-contracts/auth';
import { useHttp } from 'shared-contracts/http';
import { takeOrderIntent } from '../../sign-in/order-intent';
import { dropRegistrationMark, registrationMark } from '../../sign-in/registration-mark';
import { stripToken } from '../strip-token';

export const refusal = "Echec de la vérification de l'email utilisateur"; // specification, section 8

const choosePassword =
  'Ce n’est pas le navigateur de votre inscription\u202f: par prudence, un e-mail vous invite à choisir votre mot de passe.';

/**
 * Verifies the e-mail address by the token of the mail, then signs in and leaves for the checkout, if the customer
 * registered to order, else for the home page. The token works once, so that
 * the query client keeps one attempt per token, whatever mounts again.
 */
export function useVerification(): { failed: boolean } {
  const http = useHttp();
  const signIn = useSetAtom(signInAtom);
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [token] = useState(() => parameters.get('token'));

  async function verify(): Promise<'/purchase' | '/'> {
    try {
      if (!token) throw new Error('The link has no token');
      // An empty mark says that nobody has registered here: the password may be that of somebody else.
      const mark = (await http.takesExtras()) && { mark: registrationMark() };
      const query = new URLSearchParams({ token, ...mark });
      const tokens = await http.post<VerifiedTokens>(`auth/verify?${query}`);
      dropRegistrationMark();
      signIn(tokens);
      toast.success('Compte vérifié\u202f!');
      if (tokens.choosePassword) toast(choosePassword, { duration: 10_000 });
      return takeOrderIntent() ? '/purchase' : '/';
    } catch (error) {
      notify(refusal);
      throw error;
    }
  }
  const { data: next, isError } = useQuery({
    queryKey: ['verification', token],
    queryFn: verify,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

  useEffect(stripToken, []);
  useEffect(() => {
    if (next) void navigate(next, { replace: true });
  }, [next, navigate]);
  return { failed: isError };
}
