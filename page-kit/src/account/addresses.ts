import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Address } from 'shared-contracts/api/addresses';
import { isAuthenticatedAtom } from 'shared-contracts/auth';
import { type Http, useHttp } from 'shared-contracts/http';

/** The customer's address book. Checkout and account share the key, so that new addresses appear in both. */
export function addressesQuery(http: Http) {
  return queryOptions({
    queryKey: ['addresses'],
    queryFn: ({ signal }) => http.get<Address[]>('users/addresses', { signal }),
  });
}

export type AddressRole = 'delivery' | 'billing';

/** Returns the default address, else the first, else null (specification, section 2). */
export function usualAddress(role: AddressRole, addresses: readonly Address[]): Address | null {
  const isDefault = role === 'delivery' ? 'isDefaultShipping' : 'isDefaultBilling';
  return addresses.find((address) => address[isDefault]) ?? addresses[0] ?? null;
}

/** Returns the customer's usual delivery address: undefined while it loads, null if none is known. */
export function useUsualDelivery(): Address | null | undefined {
  const enabled = useAtomValue(isAuthenticatedAtom);
  const { data, isLoading } = useQuery({ ...addressesQuery(useHttp()), enabled });
  if (isLoading) return undefined;
  return enabled && data ? usualAddress('delivery', data) : null;
}
