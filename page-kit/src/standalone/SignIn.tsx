import { useAtomValue, useSetAtom } from 'jotai';
import type { FormEvent } from 'react';
import type { Tokens } from 'shared-contracts/api/auth';
import { isAuthenticatedAtom, signInAtom, signOutAtom } from 'shared-contracts/auth';
import { useHttp } from 'shared-contracts/http';

/** The shell's sign-in as far as a remote needs it. */
export function SignIn() {
  const http = useHttp();
  const isAuthenticated = useAtomValue(isAuthenticatedAtom);
  const signIn = useSetAtom(signInAtom);
  const signOut = useSetAtom(signOutAtom);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = Object.fromEntries(new FormData(event.currentTarget));
    signIn(await http.post<Tokens>('auth/login', { ...entries, _remember_me: false }));
  }

  if (isAuthenticated) {
    return (
      <button type="button" onClick={() => signOut('chosen')}>
        Déconnexion
      </button>
    );
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <input name="username" aria-label="Identifiant ou adresse e-mail" autoComplete="username" />
      <input name="password" aria-label="Mot de passe" type="password" autoComplete="current-password" />
      <button type="submit">Me connecter</button>
    </form>
  );
}
