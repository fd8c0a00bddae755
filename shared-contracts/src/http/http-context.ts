import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Http } from './types';

const HttpContext = createContext<Http | null>(null);

/** Provides the calls of the app to its components. */
export const HttpProvider = HttpContext.Provider;

/** Returns the calls of this app. */
export function useHttp(): Http {
  const http = useContext(HttpContext);
  if (!http) throw new Error('useHttp needs an HttpProvider above it');
  return http;
}

/** Query for whether the API has the extras beyond the specification; null if no response says so. */
export function extrasQuery(http: Http) {
  return queryOptions({ queryKey: ['extras'], queryFn: http.takesExtras, placeholderData: true });
}

/** Whether to show features that need extras; true until a response denies them, to avoid layout shifts. */
export const useExtras = (): boolean => useQuery(extrasQuery(useHttp())).data !== false;
