import { useQueryClient } from '@tanstack/react-query';
import { addressesQuery } from 'page-kit/account';
import { ignoreNotFound } from 'page-kit/forms';
import type { Address, AddressChange, NewAddress } from 'shared-contracts/api/addresses';
import { useHttp } from 'shared-contracts/http';

/**
 * Returns calls that change addresses. Each resolves once the list has been fetched again: the API also takes
 * a default from another address. @throws {ApiError}
 */
export function useAddressBook() {
  const http = useHttp();
  const queryClient = useQueryClient();
  const pathOf = (id: string) => `users/addresses/${encodeURIComponent(id)}`;
  const refetchList = () => queryClient.invalidateQueries({ queryKey: addressesQuery(http).queryKey });

  return {
    async add(address: NewAddress): Promise<Address> {
      const added = await http.post<Address>('users/addresses', address);
      await refetchList();
      return added;
    },
    async change(id: string, change: AddressChange) {
      await http.patch<Address>(pathOf(id), change);
      await refetchList();
    },
    /** Succeeds too when the address was already deleted. */
    async remove(id: string) {
      await http.delete(pathOf(id)).catch(ignoreNotFound);
      await refetchList();
    },
  };
}
