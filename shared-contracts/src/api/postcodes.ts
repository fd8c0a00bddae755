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
