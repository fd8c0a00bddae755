// First, so that its order of layers holds.
import 'shared-ui/styles.css';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider, useAtomValue, useSetAtom } from 'jotai';
import type { FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, RouterContextProvider, RouterProvider } from 'react-router-dom';
import type { Tokens } from 'shared-contracts/api/auth';
import { isAuthenticatedAtom, loadSessionAtom, signInAtom, signOutAtom } from 'shared-contracts/auth';
import type { PublicEnvironment } from 'shared-contracts/environment';
import { createHttp, HttpProvider, useHttp } from 'shared-contracts/http';
import {
  EnvironmentProvider,
  environmentContext,
  httpContext,
  queryClientContext,
  storeContext,
} from 'shared-contracts/remotes';
import { Button } from 'shared-ui/button';
import { Wrap } from 'shared-ui/layout';
import { ToastRegion } from 'shared-ui/toast-region';
import local from '../../environments/local.json';
import routes from './routes';

/** The remote in a page of its own: a bare shell around its routes, against a running API. */
const environment = {
  ...local,
  api: { url: process.env.API_URL },
  settings: { ...local.settings, skipPublicHolidays: false },
} as unknown as PublicEnvironment;

const store = createStore();
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false } },
});
const http = createHttp({ apiUrl: environment.api.url, store });

const router = createBrowserRouter(
  [{ Component: BareShell, children: [...routes, { path: '*', Component: Elsewhere }] }],
  {
    getContext() {
      const context = new RouterContextProvider();
      context.set(queryClientContext, queryClient);
      context.set(httpContext, http);
      context.set(storeContext, store);
      context.set(environmentContext, environment);
      return context;
    },
  },
);

function BareShell() {
  const isAuthenticated = useAtomValue(isAuthenticatedAtom);
  return (
    <>
      <header>
        <Wrap>
          <Link to="/profile">/profile</Link> <Link to="/profile?address">?address</Link>{' '}
          <Link to="/profile?historique">?historique</Link>
          <SignIn />
        </Wrap>
      </header>
      {/* Another customer starts with pages of their own. */}
      <main key={String(isAuthenticated)}>
        <Outlet />
      </main>
      <ToastRegion />
    </>
  );
}

function SignIn() {
  const calls = useHttp();
  const isAuthenticated = useAtomValue(isAuthenticatedAtom);
  const signIn = useSetAtom(signInAtom);
  const signOut = useSetAtom(signOutAtom);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = Object.fromEntries(new FormData(event.currentTarget));
    signIn(await calls.post<Tokens>('auth/login', { ...entries, _remember_me: false }));
    await router.navigate('/profile');
  }

  if (isAuthenticated) {
    return (
      <Button variant="tertiary" onClick={() => signOut('chosen')}>
        Déconnexion
      </Button>
    );
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <input name="username" aria-label="Identifiant ou adresse e-mail" autoComplete="username" />
      <input name="password" aria-label="Mot de passe" type="password" autoComplete="current-password" />
      <Button type="submit">Me connecter</Button>
    </form>
  );
}

function Elsewhere() {
  return (
    <Wrap>
      <h1>Cette page appartient à une autre partie de la boutique</h1>
    </Wrap>
  );
}

store.set(loadSessionAtom);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <Provider store={store}>
    <QueryClientProvider client={queryClient}>
      <EnvironmentProvider value={environment}>
        <HttpProvider value={http}>
          <RouterProvider router={router} />
        </HttpProvider>
      </EnvironmentProvider>
    </QueryClientProvider>
  </Provider>,
);
