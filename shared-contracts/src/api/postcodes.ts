import { countryCode, frenchPostcode } from '../pricing';
import { longestInAddress } from './limits';

/** Returns the postcode in its stored form; null if it is invalid. Only French ones have a format. */
export function usablePostcode(typed: string, country: string): string | null {
  if (countryCode(country) === 'FR') return frenchPostcode(typed);
  const postcode = typed.trim();
  return postcode !== '' && postcode.length <= longestInAddress.postalCode ? postcode : null;
}

/** Message of forms and the API for a postcode that `usablePostcode` refuses. */
export function postcodeRefusal(typed: string, country: string): string {
  if (countryCode(country) !== 'FR')
    return `Écrivez le code postal, en ${longestInAddress.postalCode}\u00a0caractères au plus.`;
  return typed.replace(/\D/g, '').length === 5
    ? 'Aucun département ni territoire de France n’a ce code postal\u00a0: vérifiez-le.'
    : 'Écrivez ici cinq chiffres, et «\u00a0CEDEX\u00a0» après la ville.';
}
