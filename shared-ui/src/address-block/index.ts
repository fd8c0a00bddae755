export { AddressBlock, type AddressBlockProps } from './AddressBlock';
