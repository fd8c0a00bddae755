import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Address } from 'shared-contracts/api/addresses';
import { isAuthenticatedAtom } from 'shared-contracts/auth';
import { useHttp } from 'shared-contracts/http';
import { addressesQuery } from './addresses-query';
import { usualAddress } from './usual-address';

/** Where a customer's order goes unless they choose otherwise: undefined while it is asked for, null where nobody knows it. */
export function useUsualDelivery(): Address | null | undefined {
  const enabled = useAtomValue(isAuthenticatedAtom);
  const { data, isLoading } = useQuery({ ...addressesQuery(useHttp()), enabled });
  if (isLoading) return undefined;
  return enabled && data ? usualAddress('delivery', data) : null;
}
