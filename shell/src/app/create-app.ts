import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import type { PublicEnvironment } from 'shared-contracts/environment';
import { createHttp } from 'shared-contracts/http';
import type { RemoteLoader } from '../federation/remote-loader';
import { createRemotePages, type RemotePages } from '../federation/remote-pages';

interface AppParts {
  readonly environment: PublicEnvironment;
  readonly loader: RemoteLoader;
  /** Pages of remotes that are known already; on the server they outlive the app. */
  readonly pages?: RemotePages;
}

/** Everything that lives as long as the app (on the server: as long as one page): one of each, never at module level. */
export function createApp({ environment, loader, pages = createRemotePages(loader) }: AppParts) {
  const store = createStore();
  const queryClient = new QueryClient({
    defaultOptions: {
      // The one retry after a 401 is the http client's.
      queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
  const http = createHttp({ apiUrl: environment.api.url, store });
  return { environment, store, queryClient, http, loader, pages };
}

export type App = ReturnType<typeof createApp>;
