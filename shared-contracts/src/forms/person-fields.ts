import { filled } from './filled';

/** What several forms ask of a person: the label, what to tell when it is empty, and how to type it, as long as the API takes. */
export const personFields = {
  lastName: {
    label: 'Nom',
    rules: filled('Écrivez votre nom.'),
    input: { autoComplete: 'family-name', maxLength: 100 },
  },
  firstName: {
    label: 'Prénom',
    rules: filled('Écrivez votre prénom.'),
    input: { autoComplete: 'given-name', maxLength: 100 },
  },
  companyName: {
    label: 'Entreprise',
    rules: filled('Écrivez le nom de votre entreprise.'),
    input: { autoComplete: 'organization', maxLength: 150 },
  },
} as const;
