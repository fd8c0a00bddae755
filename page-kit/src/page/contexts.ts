import type { QueryClient } from '@tanstack/react-query';
import { createContext as createReactContext, useContext } from 'react';
import { createContext } from 'react-router-dom';
import type { PublicEnvironment } from 'shared-contracts/environment';
import type { Http } from 'shared-contracts/http';
import type { Store } from 'shared-contracts/store';

/** What the app gives to loaders: `context.get(httpContext)`. */
export const httpContext = createContext<Http>();
export const queryClientContext = createContext<QueryClient>();
export const storeContext = createContext<Store>();
export const environmentContext = createContext<PublicEnvironment>();

const EnvironmentContext = createReactContext<PublicEnvironment | null>(null);

export const EnvironmentProvider = EnvironmentContext.Provider;

export function useEnvironment(): PublicEnvironment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('useEnvironment needs an EnvironmentProvider above it');
  return environment;
}

/** What the shell does for a page that misses code of its own remote. */
export interface Deployment {
  /**
   * Ends the wait for the files of a chunk (`webpackChunkName`) that are on their way: a part that waits learns that they
   * failed, and who wants the chunk again asks past the request that hangs.
   */
  giveUp(chunk: string): void;
  /**
   * Looks whether another version of the remote is deployed than the one that runs. If so, it is true, and the next
   * navigation to a page of the remote opens that version.
   */
  lookForAnother(): Promise<boolean>;
}

/** Without the shell, as when the remote runs alone, nothing is done. */
export const DeploymentContext = createReactContext<Deployment>({
  giveUp: () => undefined,
  lookForAnother: async () => false,
});

export const useDeployment = (): Deployment => useContext(DeploymentContext);

/**
 * Called when a page is hydrated, later than the layout around it. Only then may what depends on the visitor change,
 * or the page would differ from its HTML.
 */
export const PageShownContext = createReactContext<() => void>(() => undefined);
