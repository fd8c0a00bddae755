import { AppProviders } from 'page-kit/app';
import type { ReactNode } from 'react';
import { FederationProvider } from '../federation/context';
import type { App } from './create-app';

/** Gives the app's single instances to every part of the page, and the remotes to the shell's own parts. */
export function ShellProviders({ app, children }: { app: App; children: ReactNode }) {
  return (
    <AppProviders app={app}>
      <FederationProvider value={app}>{children}</FederationProvider>
    </AppProviders>
  );
}
