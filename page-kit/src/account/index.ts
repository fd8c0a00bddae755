export { addressesQuery } from './addresses-query';
