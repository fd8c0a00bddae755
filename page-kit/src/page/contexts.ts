import type { QueryClient } from '@tanstack/react-query';
import { createContext as createReactContext, useContext } from 'react';
import { createContext } from 'react-router-dom';
import type { PublicEnvironment } from 'shared-contracts/environment';
import type { Http } from 'shared-contracts/http';
import type { Store } from 'shared-contracts/store';

/** Contexts of the loaders: `context.get(httpContext)`. */
export const httpContext = createContext<Http>();
export const queryClientContext = createContext<QueryClient>();
export const storeContext = createContext<Store>();
export const environmentContext = createContext<PublicEnvironment>();

const EnvironmentContext = createReactContext<PublicEnvironment | null>(null);

/** Provides the environment to the components of all remotes. */
export const EnvironmentProvider = EnvironmentContext.Provider;

/** Returns the environment of the shop. */
export function useEnvironment(): PublicEnvironment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('useEnvironment needs an EnvironmentProvider above it');
  return environment;
}

/** The code of the remote that renders; implemented by the shell. */
export interface Deployment {
  /** Loads the code of a page, by its id in `remote.json`. A failure is ignored: the page loads it again. */
  preload(page: string): void;
  /**
   * Abandons pending requests for the files of a chunk (`webpackChunkName`): their promises reject, and the
   * next import of the chunk requests the files again.
   */
  giveUp(chunk: string): void;
  /**
   * Checks whether another version of the remote is deployed. If so, resolves to true, and the next
   * navigation to a page of the remote opens that version.
   */
  lookForAnother(): Promise<boolean>;
}

/** Does nothing by default, for a remote that runs without the shell. */
export const DeploymentContext = createReactContext<Deployment>({
  preload: () => undefined,
  giveUp: () => undefined,
  lookForAnother: async () => false,
});

/** Returns the code of the remote that renders. */
export const useDeployment = (): Deployment => useContext(DeploymentContext);

/**
 * Called when a page is hydrated, which is later than the layout. Content that depends on the visitor may
 * only change afterwards, or the page would differ from its HTML.
 */
export const PageShownContext = createReactContext<() => void>(() => undefined);
