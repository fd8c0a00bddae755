import { useAtomValue, useSetAtom } from 'jotai';
import type { ComponentType, FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import type { Tokens } from 'shared-contracts/api/auth';
import { isAuthenticatedAtom, signInAtom, signOutAtom } from 'shared-contracts/auth';
import type { PublicEnvironment } from 'shared-contracts/environment';
import { useHttp } from 'shared-contracts/http';
import { Refusal } from 'shared-ui/feedback';
import { Wrap } from 'shared-ui/layout';
import { ToastRegion } from 'shared-ui/toast-region';
import { useCall } from '../forms/use-call';
import { createPageRouter } from './create-page-router';
import { followLinks } from './follow-links';
import { AppProviders, createShopApp, loaderContext } from './shop-app';
import { loadVisitor, watchVisitor } from './visitor';

/** The environment read by the build; the API is requested through the server of the page. */
const environment: PublicEnvironment = {
  ...JSON.parse(String(process.env.SHOP_ENVIRONMENT)),
  api: { url: new URL('/shop-api/', location.href).href },
};

interface Standalone {
  readonly routes: RouteObject[];
  /** Content of the header, instead of the shell's header. */
  readonly Header: ComponentType;
}

/** Runs a remote in a separate page, without shell and federation, with the data of a running shop. */
export function startStandalone({ routes, Header }: Standalone): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const app = createShopApp(environment);
  const router = createPageRouter(
    [{ element: <Frame Header={Header} />, children: [...routes, { path: '*', Component: Elsewhere }] }],
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

function Frame({ Header }: Pick<Standalone, 'Header'>) {
  const isAuthenticated = useAtomValue(isAuthenticatedAtom);
  return (
    <>
      <header>
        <Wrap>
          <Header /> <SignIn />
        </Wrap>
      </header>
      {/* Remounts the pages on sign-in and sign-out. */}
      <main key={String(isAuthenticated)}>
        <Outlet />
      </main>
      <ToastRegion />
    </>
  );
}

function Elsewhere() {
  return <h1>Cette page appartient à une autre partie de la boutique</h1>;
}

/** Minimal replacement of the shell's sign-in. */
function SignIn() {
  const http = useHttp();
  const isAuthenticated = useAtomValue(isAuthenticatedAtom);
  const signIn = useSetAtom(signInAtom);
  const signOut = useSetAtom(signOutAtom);
  const { refusal, run } = useCall();

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
    <form onSubmit={(event) => void run(() => submit(event))}>
      <input name="username" aria-label="Identifiant ou adresse e-mail" autoComplete="username" />
      <input name="password" aria-label="Mot de passe" type="password" autoComplete="current-password" />
      <button type="submit">Me connecter</button>
      <Refusal>{refusal}</Refusal>
    </form>
  );
}
