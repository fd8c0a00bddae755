// First, so that its order of layers holds.
import 'shared-ui/styles.css';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { loadSessionAtom } from 'shared-contracts/auth';
import { loadCartAtom } from 'shared-contracts/cart';
import type { PublicEnvironment } from 'shared-contracts/environment';
import { createHttp, HttpProvider } from 'shared-contracts/http';
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
import fragments from './fragments';
import routes from './routes';

/** The remote in a page of its own: a bare shell around its routes and its fragment, against a running API. */
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

const router = createBrowserRouter([{ Component: BareShell, children: routes }], {
  getContext() {
    const context = new RouterContextProvider();
    context.set(queryClientContext, queryClient);
    context.set(httpContext, http);
    context.set(storeContext, store);
    context.set(environmentContext, environment);
    return context;
  },
});

function BareShell() {
  const [searching, setSearching] = useState(false);
  return (
    <>
      <header>
        <Wrap>
          <Button variant="secondary" onClick={() => setSearching(!searching)}>
            Rechercher
          </Button>{' '}
          <Link to="/category-product">PRODUITS</Link>
        </Wrap>
        {searching && <fragments.Search onClose={() => setSearching(false)} />}
      </header>
      <main>
        <Outlet />
      </main>
      <footer />
      <ToastRegion />
    </>
  );
}

store.set(loadSessionAtom);
store.set(loadCartAtom);
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
