import { queryOptions } from '@tanstack/react-query';
import type { DeletionRequest } from 'shared-contracts/api/personal-data';
import type { Session } from 'shared-contracts/api/users';
import type { Http } from 'shared-contracts/http';

/** The signed-in devices of the customer. */
export function sessionsQuery(http: Http) {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => http.get<Session[]>('users/sessions', { signal }),
  });
}

/** Whether the customer has requested the erasure of the account. */
export function deletionRequestQuery(http: Http) {
  return queryOptions({
    queryKey: ['deletion-request'],
    queryFn: ({ signal }) => http.get<DeletionRequest>('users/deletion-request', { signal }),
  });
}
