// Entry of the chunk `account-data`.
export { PersonalDataSection } from './PersonalDataSection';
