// Entry of the chunk `account-forms`: sections with forms share most of their code, so they load together.
export { AddressesSection } from './addresses/AddressesSection';
export { InformationSection } from './informations/InformationSection';
export { SecuritySection } from './security/SecuritySection';
