import { createContext, useContext } from 'react';
import type { Http } from './http';

const HttpContext = createContext<Http | null>(null);

/** Gives the app's calls to its components. */
export const HttpProvider = HttpContext.Provider;

export function useHttp(): Http {
  const http = useContext(HttpContext);
  if (!http) throw new Error('useHttp needs an HttpProvider above it');
  return http;
}
