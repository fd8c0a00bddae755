import { createShopApp } from 'shared-contracts/app';
import type { PublicEnvironment } from 'shared-contracts/environment';
import type { Owners } from '../federation/owners';
import type { RemoteLoader } from '../federation/remote-loader';
import { createRemotePages, type RemotePages } from '../federation/remote-pages';

interface AppParts {
  readonly environment: PublicEnvironment;
  readonly owners: Owners;
  readonly loader: RemoteLoader;
  /** Pages of remotes that are known already; on the server they outlive the app. */
  readonly pages?: RemotePages;
}

/** What the shop gives to every page, and what the shell knows of the remotes. */
export function createApp({
  environment,
  owners,
  loader,
  pages = createRemotePages(loader, owners),
}: AppParts) {
  return { ...createShopApp(environment), owners, loader, pages };
}

export type App = ReturnType<typeof createApp>;
