import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Http } from './types';

const HttpContext = createContext<Http | null>(null);

export const HttpProvider = HttpContext.Provider;

export function useHttp(): Http {
  const http = useContext(HttpContext);
  if (!http) throw new Error('useHttp needs an HttpProvider above it');
  return http;
}

/** Whether the API has what the shop knows beyond the specification; null where no response says it. */
export function extrasQuery(http: Http) {
  return queryOptions({ queryKey: ['extras'], queryFn: http.takesExtras, placeholderData: true });
}

/** Whether to show what needs such an API; true until the API denies it, so that nothing moves. */
export const useExtras = (): boolean => useQuery(extrasQuery(useHttp())).data !== false;
