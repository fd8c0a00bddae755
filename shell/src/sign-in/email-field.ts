import { filled } from 'page-kit/forms';
import { emailAddressPattern } from 'shared-contracts/api/fields';
import { longest } from 'shared-contracts/api/limits';

/** Rules, those of the API, and attributes of an email address in the forms of the shell. */
export const emailField = {
  rules: {
    ...filled('Écrivez votre adresse e-mail.'),
    pattern: {
      value: emailAddressPattern,
      message: 'Écrivez une adresse e-mail complète et sans accent, par exemple nom@entreprise.fr.',
    },
    setValueAs: (text: string) => text.trim(),
  },
  input: { type: 'email', autoComplete: 'email', maxLength: longest.emailAddress },
} as const;
