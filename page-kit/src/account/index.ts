export { addressesQuery } from './addresses-query';
export { type AddressRole, usualAddress } from './usual-address';
