import type { FieldPath, FieldValues } from 'react-hook-form';
import { longest } from 'shared-contracts/api/limits';
import { isName, nameRefusal } from 'shared-contracts/api/names';
import { emailAddressPattern } from 'shared-contracts/api/phone-and-email';
import type { ApiError } from 'shared-contracts/http';
import type { EditedForm } from './use-edited-form';

/** Rule of a field that must not be empty, with its message. Blank text counts as empty. */
export const filled = (message: string) => ({
  validate: (text: unknown) => (typeof text === 'string' && text.trim() !== '') || message,
});

/** Rule of the name of a person or a company, the same as the API's. `label`: the field in its message. */
export const named = (label: string, message: string) => ({
  validate: {
    filled: filled(message).validate,
    named: (text: unknown) => typeof text !== 'string' || isName(text) || nameRefusal(label),
  },
});

/** Fields of a person used by several forms: label, rules and input attributes. */
const personFields = {
  lastName: {
    label: 'Nom',
    rules: named('Nom', 'Écrivez votre nom.'),
    input: { autoComplete: 'family-name', maxLength: longest.personName },
  },
  firstName: {
    label: 'Prénom',
    rules: named('Prénom', 'Écrivez votre prénom.'),
    input: { autoComplete: 'given-name', maxLength: longest.personName },
  },
  companyName: {
    label: 'Entreprise',
    rules: named('Entreprise', 'Écrivez le nom de votre entreprise.'),
    input: { autoComplete: 'organization', maxLength: longest.companyName },
  },
} as const;

/** Returns the props of `InputField` for the field with this name in a form. */
export function personField<Values extends FieldValues>(
  form: Pick<EditedForm<Values>, 'field'>,
  name: FieldPath<Values> & keyof typeof personFields,
) {
  const { label, rules, input } = personFields[name];
  return { label, required: true, ...form.field(name, rules), ...input };
}

/** Message when the two entries of a new password differ (specification, section 5). */
export const passwordMismatch = 'Vos mots de passe doivent correspondre.';

/** Rules of a new password. One that is too long for the API is refused, never truncated. */
export const newPassword = (minimum: number) => ({
  required: 'Choisissez un mot de passe.',
  minLength: { value: minimum, message: `Le mot de passe compte ${minimum}\u00a0caractères au minimum.` },
  maxLength: {
    value: longest.password,
    message: `Le mot de passe compte ${longest.password}\u00a0caractères au maximum.`,
  },
});

/** Rule of the repeated password. */
export const repeatedPassword = { required: 'Écrivez le mot de passe une seconde fois.' } as const;

/** Returns the field that the API reports as invalid, if the form has it. */
export function fieldAtFault<Values extends FieldValues>(
  { body }: ApiError,
  values: Values,
): FieldPath<Values> | null {
  const field = typeof body === 'object' && body !== null && 'field' in body ? body.field : null;
  return typeof field === 'string' && Object.hasOwn(values, field) ? (field as FieldPath<Values>) : null;
}

/** Rules (same as the API's) and attributes of an email address. */
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
