import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { fieldAtFault, notify } from 'page-kit/forms';
import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Tokens } from 'shared-contracts/api/auth';
import { signInAtom } from 'shared-contracts/auth';
import { ApiError, isApiError, useHttp } from 'shared-contracts/http';
import { takeOrderIntent } from '../../sign-in/order-intent';
import { dropRegistrationMark, registrationMark } from '../../sign-in/registration-mark';
import { stripToken } from '../mailed-link';

export const refusal = "Echec de la vérification de l'email utilisateur"; // specification, section 8

/** Whether the API wants the password of the registration, or another one than was typed. */
export const isAboutPassword = (error: unknown) =>
  isApiError(error) && fieldAtFault(error, { password: '' }) !== null;

export type Verification = ReturnType<typeof useVerification>;

/**
 * Verifies the e-mail address by the token of the mail, then signs in and leaves for the checkout, if the customer registered
 * to order, else for the home page. Outside the browser of the registration it waits for `start`: scanners of mails open links
 * too. The query client keeps one attempt per token, whatever mounts again.
 */
export function useVerification() {
  const http = useHttp();
  const signIn = useSetAtom(signInAtom);
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [token] = useState(() => parameters.get('token'));
  const [registeredHere] = useState(() => registrationMark() !== '');

  async function verify(body?: { password: string }): Promise<'/purchase' | '/'> {
    try {
      if (!token) throw new ApiError({ status: 400, code: 'no_token' });
      const mark = (await http.takesExtras()) && { mark: registrationMark() };
      const query = new URLSearchParams({ token, ...mark });
      signIn(await http.post<Tokens>(`auth/verify?${query}`, body));
      dropRegistrationMark();
      toast.success('Compte vérifié\u202f!');
      return takeOrderIntent() ? '/purchase' : '/';
    } catch (error) {
      if (!isAboutPassword(error)) notify(refusal);
      throw error;
    }
  }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['verification', token],
    queryFn: () => verify(),
    enabled: registeredHere || !token,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });

  useEffect(stripToken, []);
  useEffect(() => {
    if (data) void navigate(data, { replace: true });
  }, [data, navigate]);
  return {
    /** Of the latest attempt without a password. */
    error,
    isRunning: isFetching,
    /** In the browser of the registration the page does not wait for a button. */
    registeredHere,
    start: () => void refetch(),
    /** @throws {ApiError} */
    startWith: async (password: string) => void navigate(await verify({ password }), { replace: true }),
  };
}
