// What names a company to the state and its accounts. Without zod, which is in no browser code.

const withoutSeparators = (text: string) => text.replace(/[\s.-]/g, '');

/** Sum of digits of the Luhn check, every second one doubled, from the right. */
const checkSum = (digits: string) =>
  [...digits].reverse().reduce((sum, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return sum + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);

const plainSum = (digits: string) => [...digits].reduce((sum, digit) => sum + Number(digit), 0);

/** Whether the check digit of these 14 digits is right; sites of La Poste have a sum of their own (INSEE). */
export const isSiret = (digits: string) =>
  /^\d{14}$/.test(digits) &&
  (checkSum(digits) % 10 === 0 || (digits.startsWith('356000000') && plainSum(digits) % 5 === 0));

/** A SIRET as it is stored; null where it is refused. */
export function usableSiret(typed: string): string | null {
  const digits = withoutSeparators(typed);
  return isSiret(digits) ? digits : null;
}

/**
 * A French VAT number as it is stored, null where it is refused.
 * Two digits as key follow from the SIREN; a key with letters has neither I nor O. Monaco's begin with 000.
 */
export function usableVatNumber(typed: string): string | null {
  const number = withoutSeparators(typed).toUpperCase();
  const [, key = '', siren = ''] = /^FR([\dA-HJ-NP-Z]{2})(\d{9})$/.exec(number) ?? [];
  const hasSiren = siren.startsWith('000') || (siren !== '' && checkSum(siren) % 10 === 0);
  const hasKey = !/^\d\d$/.test(key) || Number(`${siren}12`) % 97 === Number(key);
  return hasSiren && hasKey ? number : null;
}

/** What a form or the API says of a number that is refused. */
export const siretRefusal =
  'Écrivez les 14\u00a0chiffres du SIRET\u00a0: il en manque, ou l’un d’eux est faux.';
export const vatNumberRefusal =
  'Écrivez «\u00a0FR\u00a0» et onze caractères\u00a0: il en manque, ou l’un d’eux est faux.';

/** Digits in groups of three. */
export const inThrees = (digits: string) => digits.replace(/(\d{3})(?=\d)/g, '$1\u00a0');

/** '123 456 789 00012' */
export const formatSiret = (siret: string) => `${inThrees(siret.slice(0, 9))}\u00a0${siret.slice(9)}`;
