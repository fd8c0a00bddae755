import { countryCode, frenchPostcode } from '../pricing';
import { longest } from './limits';

/** Returns the postcode in its stored form; null if it is invalid. Only French postcodes have a format. */
export function usablePostcode(typed: string, country: string): string | null {
  if (countryCode(country) === 'FR') return frenchPostcode(typed);
  const postcode = typed.trim();
  return postcode !== '' && postcode.length <= longest.postalCode ? postcode : null;
}

/** Message of forms and the API for an invalid postcode. */
export const postcodeRefusal = (country: string) =>
  countryCode(country) === 'FR'
    ? 'Écrivez ici cinq chiffres, et «\u00a0CEDEX\u00a0» après la ville.'
    : `Écrivez le code postal, en ${longest.postalCode}\u00a0caractères au plus.`;
