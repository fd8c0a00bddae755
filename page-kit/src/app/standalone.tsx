import { useAtomValue, useSetAtom } from 'jotai';
import type { ComponentType, FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import type { Tokens } from 'shared-contracts/api/auth';
import { isAuthenticatedAtom, signInAtom, signOutAtom } from 'shared-contracts/auth';
import type { PublicEnvironment } from 'shared-contracts/environment';
import { useHttp } from 'shared-contracts/http';
import { environment as usual } from 'shared-contracts/testing';
import { followLinks } from './follow-links';
import { AppProviders, createShopApp, loaderContext } from './shop-app';
import { loadVisitor, watchVisitor } from './visitor';

const paymentUrl = String(process.env.PAYMENT_URL);

/** With the URLs of the running API and sandbox, which the build fills in. */
const environment: PublicEnvironment = {
  ...usual,
  api: { url: String(process.env.API_URL) },
  payment: {
    domain: paymentUrl,
    scriptUrl: `${paymentUrl}/static/js/krypton-client/V4.0/stable/kr-payment-form.min.js`,
    publicKey: '69876357:testpublickey_DEMOPUBLICKEY95me92597fd28tGD4r5',
  },
};

interface Standalone {
  readonly routes: RouteObject[];
  /** Replaces the shell's layout; it renders an `Outlet`. */
  readonly Frame: ComponentType;
}

/** Shows a remote in a page of its own, without shell and federation, against a running API. */
export function startStandalone({ routes, Frame }: Standalone): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const app = createShopApp(environment);
  const router = createBrowserRouter(
    [{ Component: Frame, children: [...routes, { path: '*', Component: Elsewhere }] }],
    { getContext: () => loaderContext(app) },
  );
  followLinks(router);
  watchVisitor(app);
  loadVisitor(app);
  createRoot(root).render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
}

function Elsewhere() {
  return <h1>Cette page appartient à une autre partie de la boutique</h1>;
}

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
