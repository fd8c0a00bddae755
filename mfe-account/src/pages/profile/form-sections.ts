// Entry of the chunk `account-forms`: the sections with forms load together, since they share most of their code.
export { AddressesSection } from './addresses/AddressesSection';
export { InformationSection } from './informations/InformationSection';
export { SecuritySection } from './security/SecuritySection';
