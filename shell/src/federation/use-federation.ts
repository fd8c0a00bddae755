import type { Deployment } from 'page-kit/page';
import { createContext, useContext } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Start } from './fetch-manifest';
import type { Owners } from './find-owner';
import type { PendingHydration } from './pending-hydration';

/** The URLs of a remote and the entry of its version when the HTML was rendered. */
export interface RemoteEntry {
  readonly url: string;
  /** URL of its `remote.json`: the copy that the shell has accepted, or on a static host the remote's own. */
  readonly pointer: string;
  /** Null when no version was valid. */
  readonly manifest: Omit<Start, 'url'> | null;
}

/** The modules that every remote exposes. */
export type Expose = 'routes' | 'fragments';

/** Rejection of a remote that could not be loaded, after the retries of the loader. */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable';
  constructor(remote: string, cause: unknown) {
    super(`${remote} could not be loaded: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/** Loads what remotes expose: one per document; on the server one of code that is already loaded. */
export interface RemoteLoader {
  /** Loads a module of the remote; caches the promise unless it rejects. @throws {RemoteUnavailable} */
  load(remote: string, expose: Expose): Promise<unknown>;
  /** Prepares a retry: aborts pending requests, and the next `load` uses the version deployed by then. */
  refresh(remote: string): void;
  /** Whether `remote.json` names another version than the loaded one; false when it cannot be read. */
  isOutdated(remote: string): Promise<boolean>;
  /** Calls `listener` after each replacement of the remote's version. Returns a function that unsubscribes. */
  onReplaced(remote: string, listener: () => void): () => void;
}

/** Creates a loader for remotes that are already loaded, as on the server. */
export const loaderOf = (load: RemoteLoader['load'] = async () => undefined): RemoteLoader => ({
  load,
  refresh: () => undefined,
  isOutdated: async () => false,
  onReplaced: () => () => undefined,
});

/** A page as a remote exposes it: a route with an id, made with `page()` of page-kit/page. */
export type RemoteRoute = RouteObject & { id: string };

/** A page of a remote. */
export interface RoutePosition {
  readonly remote: string;
  /** Id of the route. */
  readonly id: string;
}

/** The registry of the remotes' pages, by remote and route id. */
export interface RemotePages {
  /** The page that the server rendered, if it is a remote's; it has a route before the remote is loaded. */
  readonly pending: PendingHydration | null;
  /** Loads the remote's routes. @throws {RemoteUnavailable} */
  learn(remote: string): Promise<void>;
  isKnown(remote: string): boolean;
  hasPage(remote: string, pathname: string): boolean;
  /** Returns the route of the version loaded last. @throws {RemoteUnavailable} */
  route(remote: string, id: string): RemoteRoute;
  deploymentOf(remote: string): Deployment;
  /** Returns routes that load the current version of their page: the same array for the same version. */
  routes(remote: string): RouteObject[];
}

/** What the shell knows of its remotes. */
export interface Federation {
  readonly loader: RemoteLoader;
  readonly pages: RemotePages;
  readonly owners: Owners;
}

const FederationContext = createContext<Federation | null>(null);

export const FederationProvider = FederationContext.Provider;

/** Returns the loader, the pages of the remotes and the owners of paths and slots; one of each per app. */
export function useFederation(): Federation {
  const federation = useContext(FederationContext);
  if (!federation) throw new Error('useFederation outside FederationProvider');
  return federation;
}
