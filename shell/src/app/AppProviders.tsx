import { QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { HttpProvider } from 'shared-contracts/http';
import { EnvironmentProvider } from 'shared-contracts/remotes';
import { FederationProvider } from '../federation/context';
import type { App } from './create-app';

/** Gives the app's single instances to every part of the page, the remotes' included. */
export function AppProviders({ app, children }: { app: App; children: ReactNode }) {
  return (
    <Provider store={app.store}>
      <QueryClientProvider client={app.queryClient}>
        <EnvironmentProvider value={app.environment}>
          <HttpProvider value={app.http}>
            <FederationProvider value={app}>{children}</FederationProvider>
          </HttpProvider>
        </EnvironmentProvider>
      </QueryClientProvider>
    </Provider>
  );
}
