import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import type { PublicEnvironment } from 'shared-contracts/environment';
import { createHttp, type Http } from 'shared-contracts/http';
import type { Store } from 'shared-contracts/store';

/** What every page of the shop relies on, the remotes' included: one of each per app (on the server: per page), never at module level. */
export interface ShopApp {
  readonly environment: PublicEnvironment;
  readonly store: Store;
  readonly queryClient: QueryClient;
  readonly http: Http;
}

/** A shop that knows no visitor yet: `loadVisitor` reads who is there. */
export function createShopApp(environment: PublicEnvironment): ShopApp {
  const store = createStore();
  const queryClient = new QueryClient({
    defaultOptions: {
      // The one retry after a 401 is the http client's. A browser may be wrong that it is offline: each call is tried.
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
