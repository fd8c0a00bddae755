import { createContext, useContext } from 'react';
import type { Owners } from './find-owner';
import type { RemoteLoader } from './loader';
import type { RemotePages } from './remote-pages';

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
