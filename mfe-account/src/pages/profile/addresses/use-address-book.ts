import { useQueryClient } from '@tanstack/react-query';
import { addressesQuery } from 'page-kit/account';
import type { Address, AddressChange, NewAddress } from 'shared-contracts/api/addresses';
import { isApiError, useHttp } from 'shared-contracts/http';

/** A new default replaces the former one. */
function withoutDefaultsOf({ isDefaultShipping, isDefaultBilling }: Address) {
  return (other: Address): Address => ({
    ...other,
    isDefaultShipping: other.isDefaultShipping && !isDefaultShipping,
    isDefaultBilling: other.isDefaultBilling && !isDefaultBilling,
  });
}

/** Calls that change the book: each response shows at once, then the list is requested. @throws {ApiError} */
export function useAddressBook() {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { queryKey } = addressesQuery(http);

  function show(update: (addresses: readonly Address[]) => Address[]): void {
    queryClient.setQueryData(queryKey, (known) => known && update(known));
    void queryClient.invalidateQueries({ queryKey });
  }

  return {
    async add(address: NewAddress) {
      const added = await http.post<Address>('users/addresses', address);
      show((known) => [...known.map(withoutDefaultsOf(added)), added]);
    },
    async change(id: string, change: AddressChange) {
      const changed = await http.patch<Address>(`users/addresses/${encodeURIComponent(id)}`, change);
      show((known) => known.map((other) => (other.id === id ? changed : withoutDefaultsOf(changed)(other))));
    },
    /** One that is gone already counts as deleted. */
    async remove(id: string) {
      try {
        await http.delete(`users/addresses/${encodeURIComponent(id)}`);
      } catch (error) {
        if (!isApiError(error) || error.status !== 404) throw error;
      }
      show((known) => known.filter((other) => other.id !== id));
    },
  };
}
