import { queryOptions } from '@tanstack/react-query';
import type { Session } from 'shared-contracts/api/users';
import type { Http } from 'shared-contracts/http';

/** The devices that are signed in. */
export function sessionsQuery(http: Http) {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => http.get<Session[]>('users/sessions', { signal }),
  });
}
