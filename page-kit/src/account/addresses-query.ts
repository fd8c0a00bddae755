import { queryOptions } from '@tanstack/react-query';
import type { Address } from 'shared-contracts/api/addresses';
import type { Http } from 'shared-contracts/http';

/** The customer's address book: one key, so that the checkout sees an address that was added in the account at once. */
export function addressesQuery(http: Http) {
  return queryOptions({
    queryKey: ['addresses'],
    queryFn: ({ signal }) => http.get<Address[]>('users/addresses', { signal }),
  });
}
