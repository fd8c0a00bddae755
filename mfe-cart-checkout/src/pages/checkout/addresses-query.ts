import { queryOptions } from '@tanstack/react-query';
import type { Address } from 'shared-contracts/api/addresses';
import type { Http } from 'shared-contracts/http';

/** The customer's address book. */
export function addressesQuery(http: Http) {
  return queryOptions({
    queryKey: ['addresses'],
    queryFn: ({ signal }) => http.get<Address[]>('users/addresses', { signal }),
    retry: false,
  });
}
