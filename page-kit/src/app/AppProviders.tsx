import { QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { EnvironmentProvider } from 'page-kit/page';
import type { ReactNode } from 'react';
import { HttpProvider } from 'shared-contracts/http';
import type { ShopApp } from './shop-app';

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
