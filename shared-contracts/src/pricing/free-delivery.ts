import { countryCode, frenchPostcode } from './addresses';

/** Cents of goods before tax, after discount, from which standard delivery is free. */
export const freeDeliveryThresholds = { ileDeFrance: 30_000, france: 50_000 } as const;

export interface Destination {
  readonly postalCode: string;
  /** ISO 3166-1 alpha-2; a French name is understood. */
  readonly country: string;
}

/**
 * Threshold in cents for this destination. Null where delivery is never free: abroad, overseas (97, 98),
 * and where the postcode is not a French one, since the region is unknown.
 */
export function freeDeliveryThreshold({ postalCode, country }: Destination): number | null {
  const postcode = countryCode(country) === 'FR' ? frenchPostcode(postalCode) : null;
  if (postcode === null || /^9[78]/.test(postcode)) return null;
  return /^(75|77|78|9[1-5])/.test(postcode)
    ? freeDeliveryThresholds.ileDeFrance
    : freeDeliveryThresholds.france;
}
