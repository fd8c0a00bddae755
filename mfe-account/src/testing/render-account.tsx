import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import {
  createMemoryRouter,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  useLocation,
} from 'react-router-dom';
import { forgetCustomerOnSignOut, loadSessionAtom } from 'shared-contracts/auth';
import type { PublicEnvironment } from 'shared-contracts/environment';
import { HttpProvider } from 'shared-contracts/http';
import {
  EnvironmentProvider,
  environmentContext,
  httpContext,
  queryClientContext,
  storeContext,
} from 'shared-contracts/remotes';
import routes from '../routes';
import { environment as usual } from './environment';
import { type Answers, fakeHttp } from './fake-http';
import { camille } from './shop-data';

export interface Visit {
  answers?: Answers;
  /** Where the visit begins, with its navigation state. */
  at?: string;
  state?: unknown;
  signedIn?: boolean;
  /** False while the shell has not read the tokens yet. */
  sessionKnown?: boolean;
  environment?: PublicEnvironment;
}

let stopForgetting = () => {};

/** The remote in its shell: its route, the toasts, and pages of others that only tell their address. */
export async function renderAccount({
  answers = {},
  at = '/profile?informations',
  state,
  signedIn = true,
  sessionKnown = true,
  environment = usual,
}: Visit) {
  localStorage.clear();
  sessionStorage.clear();
  if (signedIn) storeTokens();
  const store = createStore();
  if (sessionKnown) store.set(loadSessionAtom);

  const http = fakeHttp({ 'GET users/profile': camille, ...answers });
  // Without an end: a timer that is left over would keep the test run open.
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 60_000, gcTime: Infinity, refetchOnWindowFocus: false },
    },
  });
  stopForgetting();
  stopForgetting = forgetCustomerOnSignOut(queryClient);
  const elsewhere = { path: '*', Component: Elsewhere };
  const router = createMemoryRouter(
    [{ HydrateFallback: Nothing, Component: Outlet, children: [...routes, elsewhere] }],
    {
      initialEntries: [{ ...parsed(at), state }],
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

  toast.remove();
  await act(async () => {
    render(
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>
          <EnvironmentProvider value={environment}>
            <HttpProvider value={http}>
              <RouterProvider router={router} />
              <Toasts />
            </HttpProvider>
          </EnvironmentProvider>
        </QueryClientProvider>
      </Provider>,
    );
  });
  return { http, router, store, queryClient };
}

function parsed(at: string) {
  const { pathname, search } = new URL(at, 'https://boutique.example');
  return { pathname, search };
}

const Nothing = () => null;

function Elsewhere() {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <h1>{`Page ${pathname}${search}`}</h1>
      <p>{JSON.stringify(state)}</p>
    </>
  );
}

function Toasts() {
  const { toasts } = useToaster();
  return (
    <ul aria-label="Messages">
      {toasts.map(({ id, message }) => (
        <li key={id}>{message as ReactNode}</li>
      ))}
    </ul>
  );
}

/** Tokens as a login leaves them; the access token is good for an hour. */
export const tokens = () => {
  const now = Math.floor(Date.now() / 1000);
  const access = ['{}', JSON.stringify({ sub: 'u1', iat: now, exp: now + 3600 }), ''].map(btoa).join('.');
  return { access_token: access, refresh_token: 'refresh' };
};

function storeTokens() {
  const { access_token, refresh_token } = tokens();
  localStorage.setItem('sph-access', access_token);
  localStorage.setItem('sph-refresh', refresh_token);
}
