// Without zod, which no browser code contains.

/** Six consecutive digits with any spacing, or a French number of four digits such as '36 31'. */
const phonePattern = /(?:\d[\s()./+\p{Pd}]*){6}|^\s*[13]\d\s?\d\d\s*$/u;

/** Whether a text contains a phone number in any spelling; words such as 'poste 4' may surround it. */
export const isPhoneNumber = (text: string) => phonePattern.test(text);

/** Message of forms and the API for an invalid phone number. */
export const phoneRefusal =
  'Écrivez un numéro de téléphone complet, par exemple 01\u00a023\u00a045\u00a067\u00a089.';

/** ASCII local part of RFC 5322 without quotes, and a domain with a dot; other letters in punycode. */
export const emailAddressPattern =
  /^(?![.])(?!.*[.][.])[a-z0-9.!#$%&'*+/=?^_`{|}~-]*[a-z0-9!#$%&'*+/=?^_`{|}~-]@([a-z0-9]([a-z0-9-]*[a-z0-9])?[.])+[a-z]([a-z0-9-]*[a-z0-9])$/i;
