import type { Address } from 'shared-contracts/api/addresses';

export type AddressRole = 'delivery' | 'billing';

/** The address that an order starts with: the default one, else the first; null without any (specification, section 2). */
export function usualAddress(role: AddressRole, addresses: readonly Address[]): Address | null {
  const isDefault = role === 'delivery' ? 'isDefaultShipping' : 'isDefaultBilling';
  return addresses.find((address) => address[isDefault]) ?? addresses[0] ?? null;
}
