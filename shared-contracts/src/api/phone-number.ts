/** Six digits in a row, however they are spaced, or a French number of four digits such as '36 31'. */
const pattern = /(?:\d[\s()./+\p{Pd}]*){6}|^\s*[13]\d\s?\d\d\s*$/u;

/**
 * What the shop takes for a phone number, in forms and API alike. Its spelling is free, and words may stand beside it
 * ('poste 4'): people read and dial it. Without zod, which is in no browser code.
 */
export const isPhoneNumber = (text: string) => pattern.test(text);

/** What a form or the API says of anything else. */
export const phoneRefusal =
  'Écrivez un numéro de téléphone complet, par exemple 01\u00a023\u00a045\u00a067\u00a089.';
