import { queryOptions } from '@tanstack/react-query';
import type { Address } from 'shared-contracts/api/addresses';
import type { Http } from 'shared-contracts/http';

/** The customer's address book; the same key as in the checkout, which sees a new address at once. */
export function addressesQuery(http: Http) {
  return queryOptions({
    queryKey: ['addresses'],
    queryFn: ({ signal }) => http.get<Address[]>('users/addresses', { signal }),
    retry: false,
  });
}
