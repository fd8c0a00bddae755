import { AppProviders, createShopApp } from 'page-kit/app';
import type { ReactNode } from 'react';
import type { PublicEnvironment } from 'shared-contracts/environment';
import type { Owners } from '../federation/find-owner';
import { createPendingHydration } from '../federation/pending-hydration';
import { createRemotePages } from '../federation/remote-pages';
import { FederationProvider, type RemoteLoader, type RemotePages } from '../federation/use-federation';
import type { Rendered } from './boot-data';

type AppParts = {
  readonly environment: PublicEnvironment;
  readonly owners: Owners;
  readonly loader: RemoteLoader;
} & (ServerParts | BrowserParts);

interface ServerParts {
  /** The loaded pages of remotes; several apps share them. */
  readonly pages: RemotePages;
  readonly rendered?: never;
}

interface BrowserParts {
  readonly pages?: never;
  /** The page that the browser hydrates; null when the browser renders it from scratch. */
  readonly rendered?: Rendered | null;
}

/** Creates the services that every page uses, and the registry of remotes. */
export function createApp({ environment, owners, loader, pages, rendered }: AppParts) {
  const shop = createShopApp(environment);
  const pending = rendered?.route
    ? createPendingHydration(rendered.route, window.location, shop.store)
    : null;
  return { ...shop, owners, loader, pages: pages ?? createRemotePages(loader, owners, pending) };
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
