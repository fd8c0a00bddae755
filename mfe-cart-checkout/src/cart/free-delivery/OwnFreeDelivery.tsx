import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { addressesQuery, usualAddress } from 'page-kit/account';
import { isAuthenticatedAtom } from 'shared-contracts/auth';
import { useHttp } from 'shared-contracts/http';
import { FreeDeliveryGauge, type FreeDeliveryGaugeProps } from './FreeDeliveryGauge';

/** The gauge before a checkout: for the address that a customer's order starts with, for both zones where none is known. */
export function OwnFreeDelivery(props: Omit<FreeDeliveryGaugeProps, 'destination'>) {
  const enabled = useAtomValue(isAuthenticatedAtom);
  const { data, isLoading } = useQuery({ ...addressesQuery(useHttp()), enabled });

  if (isLoading) return null;
  return (
    <FreeDeliveryGauge {...props} destination={enabled && data ? usualAddress('delivery', data) : null} />
  );
}
