import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import {
  createMemoryRouter,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router-dom';
import { HttpProvider } from 'shared-contracts/http';
import {
  EnvironmentProvider,
  environmentContext,
  httpContext,
  queryClientContext,
  storeContext,
} from 'shared-contracts/remotes';
import { environment } from './environment';
import { type Answers, fakeHttp } from './fake-http';

export interface Shop {
  answers: Answers;
  routes: RouteObject[];
  /** Where the visit begins. */
  at?: string;
  store?: ReturnType<typeof createStore>;
}

/** What the shell gives to a remote: router, calls, store, toasts. */
export async function renderShop({ answers, routes, at = '/', store = createStore() }: Shop) {
  const http = fakeHttp(answers);
  // Without an end: a timer that is left over would keep the test run open.
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 60_000, gcTime: Infinity, refetchOnWindowFocus: false },
    },
  });
  const router = createMemoryRouter([{ HydrateFallback: Nothing, children: routes }], {
    initialEntries: [at],
    getContext() {
      const context = new RouterContextProvider();
      context.set(queryClientContext, queryClient);
      context.set(httpContext, http);
      context.set(storeContext, store);
      context.set(environmentContext, environment);
      return context;
    },
  });

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

const Nothing = () => null;

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
