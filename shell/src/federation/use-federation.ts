import { createContext, useContext } from 'react';
import type { Start } from './fetch-manifest';
import type { Owners } from './find-owner';
import type { RemotePages } from './remote-pages';

/** Where a remote is, and how it starts as its `remote.json` said when the HTML was made; null when no version was good. */
export interface RemoteEntry {
  readonly url: string;
  /** URL of its `remote.json`: the one that the shell has let in, or on a static host the remote's own. */
  readonly pointer: string;
  readonly manifest: Omit<Start, 'url'> | null;
}

export type Expose = 'routes' | 'fragments';

export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable';
  constructor(remote: string, cause: unknown) {
    super(`${remote} could not be loaded: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

export interface RemoteLoader {
  /** What the remote exposes. The same promise while it is pending or fulfilled; a failed one is forgotten. */
  load(remote: string, expose: Expose): Promise<unknown>;
  /** For another try: pending requests are given up, and the next `load` takes the version that is deployed then. */
  refresh(remote: string): void;
  /** Reads `remote.json`. True when another version is deployed than the one that is loaded; false when it cannot be read. */
  isOutdated(remote: string): Promise<boolean>;
  /** Calls `listener` whenever a version has replaced another one. Returns how to call it off. */
  subscribe(listener: () => void): () => void;
  /** How often the remote was replaced. */
  replacements(remote: string): number;
}

/** A loader whose remotes are there already, as on the server. */
export const loaderOf = (load: RemoteLoader['load'] = async () => undefined): RemoteLoader => ({
  load,
  refresh: () => undefined,
  isOutdated: async () => false,
  subscribe: () => () => undefined,
  replacements: () => 0,
});

export interface Federation {
  readonly loader: RemoteLoader;
  readonly pages: RemotePages;
  readonly owners: Owners;
}

const FederationContext = createContext<Federation | null>(null);

export const FederationProvider = FederationContext.Provider;

/** The loader and the pages of the remotes, and who owns what; one of each per app. */
export function useFederation(): Federation {
  const federation = useContext(FederationContext);
  if (!federation) throw new Error('useFederation outside FederationProvider');
  return federation;
}
