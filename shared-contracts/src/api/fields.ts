// What a field takes, in forms and API alike. Without zod, which is in no browser code.
import { countryCode, frenchPostcode } from '../pricing';
import { longest } from './limits';

/** A postcode as it is stored; null where it is refused. Only those of France have a form. */
export function usablePostcode(typed: string, country: string): string | null {
  if (countryCode(country) === 'FR') return frenchPostcode(typed);
  const postcode = typed.trim();
  return postcode !== '' && postcode.length <= longest.postalCode ? postcode : null;
}

/** What a form or the API says of a postcode that is refused. */
export const postcodeRefusal = (country: string) =>
  countryCode(country) === 'FR'
    ? 'Écrivez ici cinq chiffres, et «\u00a0CEDEX\u00a0» après la ville.'
    : `Écrivez le code postal, en ${longest.postalCode}\u00a0caractères au plus.`;

/** The form of the codes that a catalogue is imported with: capitals, digits and hyphens. */
export const codeForm = /^[A-Z0-9-]{3,20}$/;

/** Six digits in a row, however they are spaced, or a French number of four digits such as '36 31'. */
const phonePattern = /(?:\d[\s()./+\p{Pd}]*){6}|^\s*[13]\d\s?\d\d\s*$/u;

/** Phone number in any spelling, with words beside it ('poste 4'). */
export const isPhoneNumber = (text: string) => phonePattern.test(text);

/** What a form or the API says of anything else. */
export const phoneRefusal =
  'Écrivez un numéro de téléphone complet, par exemple 01\u00a023\u00a045\u00a067\u00a089.';

/** ASCII local part of RFC 5322 without quotes, and a domain with a dot; other letters in punycode. */
export const emailAddressPattern =
  /^(?![.])(?!.*[.][.])[a-z0-9.!#$%&'*+/=?^_`{|}~-]*[a-z0-9!#$%&'*+/=?^_`{|}~-]@([a-z0-9]([a-z0-9-]*[a-z0-9])?[.])+[a-z]([a-z0-9-]*[a-z0-9])$/i;
