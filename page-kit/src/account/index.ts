export { AddressBlock, AddressLines } from './AddressBlock';
export { type AddressRole, addressesQuery, useUsualDelivery, usualAddress } from './addresses';
