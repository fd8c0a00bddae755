import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Http } from './http';
import { useHttp } from './http-context';

/** Whether the API has what the shop knows beyond the specification; null where no response says it. */
export function extrasQuery(http: Http) {
  return queryOptions({ queryKey: ['extras'], queryFn: http.takesExtras, placeholderData: true });
}

/** Whether to show what needs such an API; as long as it has said nothing, nothing is left out, so that nothing moves. */
export const useExtras = (): boolean => useQuery(extrasQuery(useHttp())).data !== false;
