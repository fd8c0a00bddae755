import { longest } from 'shared-contracts/api/limits';
import { filled } from './filled';

/** What several forms ask of a person: the label, the message when it is empty, and how to type it. */
export const personFields = {
  lastName: {
    label: 'Nom',
    rules: filled('Écrivez votre nom.'),
    input: { autoComplete: 'family-name', maxLength: longest.personName },
  },
  firstName: {
    label: 'Prénom',
    rules: filled('Écrivez votre prénom.'),
    input: { autoComplete: 'given-name', maxLength: longest.personName },
  },
  companyName: {
    label: 'Entreprise',
    rules: filled('Écrivez le nom de votre entreprise.'),
    input: { autoComplete: 'organization', maxLength: longest.companyName },
  },
} as const;
