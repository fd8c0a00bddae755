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

/** Gives the public part of the environment to components. */
export const EnvironmentProvider = EnvironmentContext.Provider;

export function useEnvironment(): PublicEnvironment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('useEnvironment needs an EnvironmentProvider above it');
  return environment;
}
