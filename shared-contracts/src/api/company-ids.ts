// Identifiers of a company: SIRET and VAT number. Without zod, which no browser code contains.

const withoutSeparators = (text: string) => text.replace(/[\s.-]/g, '');

/** Digit sum of the Luhn check: from the right, every second digit is doubled. */
const checkSum = (digits: string) =>
  [...digits].reverse().reduce((sum, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return sum + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);

const plainSum = (digits: string) => [...digits].reduce((sum, digit) => sum + Number(digit), 0);

/** Whether these 14 digits have a correct check digit; sites of La Poste have a different check (INSEE). */
export const isSiret = (digits: string) =>
  /^\d{14}$/.test(digits) &&
  (checkSum(digits) % 10 === 0 || (digits.startsWith('356000000') && plainSum(digits) % 5 === 0));

/** Returns the SIRET in its stored form; null if it is invalid. */
export function usableSiret(typed: string): string | null {
  const digits = withoutSeparators(typed);
  return isSiret(digits) ? digits : null;
}

/**
 * Returns the French VAT number in its stored form; null if it is invalid.
 * A two-digit key is computed from the SIREN; a key with letters has no I or O; Monaco: 000 after the key.
 */
export function usableVatNumber(typed: string): string | null {
  const number = withoutSeparators(typed).toUpperCase();
  const [, key = '', siren = ''] = /^FR([\dA-HJ-NP-Z]{2})(\d{9})$/.exec(number) ?? [];
  const hasSiren = siren.startsWith('000') || (siren !== '' && checkSum(siren) % 10 === 0);
  const hasKey = !/^\d\d$/.test(key) || Number(`${siren}12`) % 97 === Number(key);
  return hasSiren && hasKey ? number : null;
}

/** Message of forms and the API for an invalid number. */
export const siretRefusal =
  'Écrivez les 14\u00a0chiffres du SIRET\u00a0: il en manque, ou l’un d’eux est faux.';
export const vatNumberRefusal =
  'Écrivez «\u00a0FR\u00a0» et onze caractères\u00a0: il en manque, ou l’un d’eux est faux.';

/** Returns the SIREN: the company's nine digits at the beginning of the SIRET. */
export const sirenOf = (siret: string) => siret.slice(0, 9);

/** Returns the digits in groups of three. */
export const inThrees = (digits: string) => digits.replace(/(\d{3})(?=\d)/g, '$1\u00a0');

/** '123 456 789 00012' */
export const formatSiret = (siret: string) => `${inThrees(sirenOf(siret))}\u00a0${siret.slice(9)}`;
