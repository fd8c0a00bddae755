import { useQueryClient } from '@tanstack/react-query';
import { addressesQuery } from 'page-kit/account';
import { ignoreNotFound } from 'page-kit/forms';
import type { Address, AddressChange, NewAddress } from 'shared-contracts/api/addresses';
import { useHttp } from 'shared-contracts/http';

/** Returns a function that removes the defaults that the given address now has from another address. */
function withoutDefaultsOf({ isDefaultShipping, isDefaultBilling }: Address) {
  return (other: Address): Address => ({
    ...other,
    isDefaultShipping: other.isDefaultShipping && !isDefaultShipping,
    isDefaultBilling: other.isDefaultBilling && !isDefaultBilling,
  });
}

/** Returns calls that change addresses: each caches its response and refetches the list. @throws {ApiError} */
export function useAddressBook() {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { queryKey } = addressesQuery(http);

  function updateList(update: (addresses: readonly Address[]) => Address[]): void {
    queryClient.setQueryData(queryKey, (addresses) => addresses && update(addresses));
    void queryClient.invalidateQueries({ queryKey });
  }

  return {
    async add(address: NewAddress): Promise<Address> {
      const added = await http.post<Address>('users/addresses', address);
      updateList((all) => [...all.map(withoutDefaultsOf(added)), added]);
      return added;
    },
    async change(id: string, change: AddressChange) {
      const changed = await http.patch<Address>(`users/addresses/${encodeURIComponent(id)}`, change);
      updateList((all) =>
        all.map((other) => (other.id === id ? changed : withoutDefaultsOf(changed)(other))),
      );
    },
    /** Succeeds too when the address was already deleted. */
    async remove(id: string) {
      await http.delete(`users/addresses/${encodeURIComponent(id)}`).catch(ignoreNotFound);
      updateList((all) => all.filter((other) => other.id !== id));
    },
  };
}
