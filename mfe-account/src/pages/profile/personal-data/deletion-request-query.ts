import { queryOptions } from '@tanstack/react-query';
import type { DeletionRequest } from 'shared-contracts/api/personal-data';
import type { Http } from 'shared-contracts/http';

/** Whether the customer has asked for the account to be erased. */
export function deletionRequestQuery(http: Http) {
  return queryOptions({
    queryKey: ['deletion-request'],
    queryFn: ({ signal }) => http.get<DeletionRequest>('users/deletion-request', { signal }),
  });
}
