import { useUsualDelivery } from 'page-kit/account';
import { FreeDeliveryGauge, type FreeDeliveryGaugeProps } from './FreeDeliveryGauge';

/** The gauge before a checkout: for the address that a customer's order starts with, for both zones where none is known. */
export function OwnFreeDelivery(props: Omit<FreeDeliveryGaugeProps, 'destination'>) {
  const destination = useUsualDelivery();
  return destination !== undefined && <FreeDeliveryGauge {...props} destination={destination} />;
}
