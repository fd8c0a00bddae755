import { longest } from 'shared-contracts/api/limits';

/** The message when a new password was typed in two ways (specification, section 5). */
export const passwordMismatch = 'Vos mots de passe doivent correspondre.';

/** Rules of a password that is chosen, of at least so many characters. A longer one than the API takes is refused, never cut. */
export const newPassword = (minimum: number) => ({
  required: 'Choisissez un mot de passe.',
  minLength: { value: minimum, message: `Le mot de passe compte ${minimum}\u00a0caractères au minimum.` },
  maxLength: {
    value: longest.password,
    message: `Le mot de passe compte ${longest.password}\u00a0caractères au maximum.`,
  },
});

/** Rule of the same password, typed once more. */
export const repeatedPassword = { required: 'Écrivez le mot de passe une seconde fois.' } as const;
