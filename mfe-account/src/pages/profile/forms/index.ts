export { AddressesSection } from '../addresses/AddressesSection';
export { InformationSection } from '../informations/InformationSection';
