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

const apisWithExtras = new Set<string>();

/** The instances that every page uses: one per app (on the server, per page), never at module level. */
export type ShopApp = ReturnType<typeof createShopApp>;

/** Creates the app without cart and session, which `loadVisitor` reads. */
export function createShopApp(environment: PublicEnvironment) {
  const store = createStore();
  const queryClient = new QueryClient({
    defaultOptions: {
      // The http client retries after a 401. A browser may wrongly report offline: calls are attempted.
      queries: {
        retry: false,
        networkMode: 'offlineFirst',
        staleTime: 60_000,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
  const http = createHttp({ apiUrl: environment.api.url, store, apisWithExtras });
  return { environment, store, queryClient, http };
}

/** Creates the context of the loaders, for the router's `getContext`. */
export function loaderContext(app: ShopApp): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(queryClientContext, app.queryClient);
  context.set(httpContext, app.http);
  context.set(storeContext, app.store);
  context.set(environmentContext, app.environment);
  return context;
}

/** Provides the app's instances to all components of the page, including those of remotes. */
export function AppProviders({ app, children }: { readonly app: ShopApp; readonly children: ReactNode }) {
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
