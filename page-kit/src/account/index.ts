export { AddressBlock, type AddressBlockProps } from './AddressBlock';
export { addressesQuery } from './addresses-query';
export { useUsualDelivery } from './use-usual-delivery';
export { type AddressRole, usualAddress } from './usual-address';
