import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { createHttp } from 'shared-contracts/http';
import { createRemoteLoader } from '../federation/remote-loader';
import { createRemotePages } from '../federation/remote-pages';
import type { BootData } from './boot-data';

/** Everything that lives as long as the app: one of each, never at module level. */
export function createApp({ environment, remotes }: BootData) {
  const store = createStore();
  const queryClient = new QueryClient({
    defaultOptions: {
      // The one retry after a 401 is the http client's.
      queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
  const http = createHttp({ apiUrl: environment.api.url, store });
  const loader = createRemoteLoader(remotes);
  const pages = createRemotePages(loader);
  return { environment, store, queryClient, http, loader, pages };
}

export type App = ReturnType<typeof createApp>;
