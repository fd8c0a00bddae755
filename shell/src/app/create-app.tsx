import { AppProviders, createShopApp } from 'page-kit/app';
import type { ReactNode } from 'react';
import type { PublicEnvironment } from 'shared-contracts/environment';
import type { Store } from 'shared-contracts/store';
import { type Federation, FederationProvider, type RemotePages } from '../federation/use-federation';

interface AppParts extends Pick<Federation, 'owners' | 'loader'> {
  readonly environment: PublicEnvironment;
  /** Returns the registry of the remotes' pages for the app's store; on a server several apps share one. */
  readonly pagesFor: (store: Store) => RemotePages;
}

/** Creates the services that every page uses, and the registry of remotes. */
export function createApp({ environment, owners, loader, pagesFor }: AppParts) {
  const shop = createShopApp(environment);
  return { ...shop, owners, loader, pages: pagesFor(shop.store) };
}

export type App = ReturnType<typeof createApp>;

/** Provides the app's single instances to the whole page, and the registry of remotes to the shell. */
export function ShellProviders({ app, children }: { app: App; children: ReactNode }) {
  return (
    <AppProviders app={app}>
      <FederationProvider value={app}>{children}</FederationProvider>
    </AppProviders>
  );
}
