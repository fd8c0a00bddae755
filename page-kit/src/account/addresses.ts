import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Address } from 'shared-contracts/api/addresses';
import { isAuthenticatedAtom } from 'shared-contracts/auth';
import { type Http, useHttp } from 'shared-contracts/http';

/** The customer's address book: one key, so that the checkout sees at once what the account adds. */
export function addressesQuery(http: Http) {
  return queryOptions({
    queryKey: ['addresses'],
    queryFn: ({ signal }) => http.get<Address[]>('users/addresses', { signal }),
  });
}

export type AddressRole = 'delivery' | 'billing';

/** The address an order starts with: the default, else the first, else null (specification, section 2). */
export function usualAddress(role: AddressRole, addresses: readonly Address[]): Address | null {
  const isDefault = role === 'delivery' ? 'isDefaultShipping' : 'isDefaultBilling';
  return addresses.find((address) => address[isDefault]) ?? addresses[0] ?? null;
}

/** The usual delivery address of the customer: undefined while it is requested, null where there is none. */
export function useUsualDelivery(): Address | null | undefined {
  const enabled = useAtomValue(isAuthenticatedAtom);
  const { data, isLoading } = useQuery({ ...addressesQuery(useHttp()), enabled });
  if (isLoading) return undefined;
  return enabled && data ? usualAddress('delivery', data) : null;
}
