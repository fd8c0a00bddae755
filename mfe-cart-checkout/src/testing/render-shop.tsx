import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import {
  createMemoryRouter,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  useLocation,
} from 'react-router-dom';
import { loadSessionAtom } from 'shared-contracts/auth';
import { type CartLine, replaceCartAtom } from 'shared-contracts/cart';
import type { PublicEnvironment } from 'shared-contracts/environment';
import { HttpProvider } from 'shared-contracts/http';
import {
  EnvironmentProvider,
  environmentContext,
  httpContext,
  queryClientContext,
  storeContext,
} from 'shared-contracts/remotes';
import fragments from '../fragments';
import routes from '../routes';
import { environment as usual } from './environment';
import { type Answers, fakeHttp } from './fake-http';

export interface Shop {
  answers: Answers;
  /** Where the visit begins. */
  at?: string;
  lines?: readonly CartLine[];
  signedIn?: boolean;
  environment?: PublicEnvironment;
}

/** The remote in its shell: its routes, its panel, and pages of others that only tell their address. */
export async function renderShop({
  answers,
  at = '/',
  lines = [],
  signedIn = false,
  environment = usual,
}: Shop) {
  localStorage.clear();
  sessionStorage.clear();
  if (signedIn) {
    localStorage.setItem('sph-access', accessToken());
    localStorage.setItem('sph-refresh', 'refresh');
  }
  const store = createStore();
  store.set(loadSessionAtom);
  store.set(replaceCartAtom, lines);

  const http = fakeHttp(answers);
  // Without an end: a timer that is left over would keep the test run open.
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 60_000, gcTime: Infinity, refetchOnWindowFocus: false },
    },
  });
  const elsewhere = { path: '*', Component: Elsewhere };
  const router = createMemoryRouter(
    [{ HydrateFallback: Nothing, Component: Layout, children: [...routes, elsewhere] }],
    {
      initialEntries: [at],
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

  await act(async () => {
    render(
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
  });
  return { http, router, store, queryClient };
}

function Nothing() {
  return null;
}

function Layout() {
  return (
    <>
      <Outlet />
      <fragments.CartPanel />
    </>
  );
}

function Elsewhere() {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <h1>{`Page ${pathname}${search}`}</h1>
      <p>{JSON.stringify(state)}</p>
    </>
  );
}

/** One that is good for an hour. */
function accessToken(): string {
  const now = Math.floor(Date.now() / 1000);
  return ['{}', JSON.stringify({ sub: 'u1', iat: now, exp: now + 3600 }), ''].map(btoa).join('.');
}
