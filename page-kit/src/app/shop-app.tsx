import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import {
  EnvironmentProvider,
  environmentContext,
  httpContext,
  queryClientContext,
  storeContext,
} from 'page-kit/page';
import type { ReactNode } from 'react';
import { RouterContextProvider } from 'react-router-dom';
import type { PublicEnvironment } from 'shared-contracts/environment';
import { createHttp, HttpProvider } from 'shared-contracts/http';

/** The instances that every page relies on: one per app (on the server: per page), never at module level. */
export type ShopApp = ReturnType<typeof createShopApp>;

/** A shop that knows no visitor yet: `loadVisitor` reads who is there. */
export function createShopApp(environment: PublicEnvironment) {
  const store = createStore();
  const queryClient = new QueryClient({
    defaultOptions: {
      // The retry after a 401 is the http client's. A browser may wrongly report offline: each call is tried.
      queries: {
        retry: false,
        networkMode: 'offlineFirst',
        staleTime: 60_000,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
  return { environment, store, queryClient, http: createHttp({ apiUrl: environment.api.url, store }) };
}

/** What loaders reach through the router: the router's `getContext`. */
export function loaderContext(app: ShopApp): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(queryClientContext, app.queryClient);
  context.set(httpContext, app.http);
  context.set(storeContext, app.store);
  context.set(environmentContext, app.environment);
  return context;
}

interface AppProvidersProps {
  readonly app: ShopApp;
  readonly children: ReactNode;
}

/** Gives the app's single instances to every component of the page, the remotes' included. */
export function AppProviders({ app, children }: AppProvidersProps) {
  return (
    <Provider store={app.store}>
      <QueryClientProvider client={app.queryClient}>
        <EnvironmentProvider value={app.environment}>
          <HttpProvider value={app.http}>{children}</HttpProvider>
        </EnvironmentProvider>
      </QueryClientProvider>
    </Provider>
  );
}
