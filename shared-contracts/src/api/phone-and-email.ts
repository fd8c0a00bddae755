// Without zod, which is in no browser code.

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
