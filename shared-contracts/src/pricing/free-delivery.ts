/** Cents of goods before tax, after discount, from which standard delivery is free. */
export const freeDeliveryThresholds = { ileDeFrance: 30_000, france: 50_000 } as const;

export interface Destination {
  readonly postalCode: string;
  readonly country: string;
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '');

/**
 * Threshold in cents for this destination. Null where delivery is never free: abroad, overseas (97, 98),
 * and where the postcode is not a French one, since the region is unknown.
 */
export function freeDeliveryThreshold(destination: Destination): number | null {
  if (withoutAccents(destination.country).trim().toLowerCase() !== 'france') return null;
  const postalCode = destination.postalCode.replace(/\s/g, '');
  if (!/^\d{5}$/.test(postalCode) || /^9[78]/.test(postalCode)) return null;
  return /^(75|77|78|9[1-5])/.test(postalCode)
    ? freeDeliveryThresholds.ileDeFrance
    : freeDeliveryThresholds.france;
}
