export { AddressBlock, type AddressBlockProps } from './AddressBlock';
export { type AddressRole, addressesQuery, useUsualDelivery, usualAddress } from './addresses';
