export { AddressBlock, type AddressBlockProps, type PostalAddress } from './AddressBlock';
