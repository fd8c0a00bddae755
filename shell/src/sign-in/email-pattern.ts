import { emailAddressPattern } from 'shared-contracts/api/email-address';

/** Rule of an e-mail address in the forms of the shell: that of the API. */
export const emailPattern = {
  value: emailAddressPattern,
  message: 'Écrivez une adresse e-mail complète et sans accent, par exemple nom@entreprise.fr.',
};
