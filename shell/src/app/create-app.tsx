import { AppProviders, createShopApp } from 'page-kit/app';
import type { ReactNode } from 'react';
import type { PublicEnvironment } from 'shared-contracts/environment';
import type { Owners } from '../federation/find-owner';
import { createPendingHydration } from '../federation/pending-hydration';
import { createRemotePages, type RemotePages } from '../federation/remote-pages';
import { FederationProvider, type RemoteLoader } from '../federation/use-federation';
import type { Rendered } from './boot-data';

interface AppParts {
  readonly environment: PublicEnvironment;
  readonly owners: Owners;
  readonly loader: RemoteLoader;
  /** Pages of remotes that are known already; on the server they outlive the app. */
  readonly pages?: RemotePages;
  /** What the browser takes over; null where it renders the page itself. */
  readonly rendered?: Rendered | null;
}

/** What the shop gives to every page, and what the shell knows of the remotes. */
export function createApp({ environment, owners, loader, pages, rendered }: AppParts) {
  const shop = createShopApp(environment);
  const pending = rendered?.route
    ? createPendingHydration(rendered.route, window.location, shop.store)
    : null;
  return { ...shop, owners, loader, pages: pages ?? createRemotePages(loader, owners, pending) };
}

export type App = ReturnType<typeof createApp>;

/** Gives the app's single instances to every part of the page, and the remotes to the shell's own parts. */
export function ShellProviders({ app, children }: { app: App; children: ReactNode }) {
  return (
    <AppProviders app={app}>
      <FederationProvider value={app}>{children}</FederationProvider>
    </AppProviders>
  );
}
