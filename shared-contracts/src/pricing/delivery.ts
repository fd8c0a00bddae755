import { countryCode } from './countries';
import { type Exact, toCents } from './exact';
import { frenchPostcode } from './postal-address';

/**
 * The delivery modes: `fee` in cents (specification, section 9), `workingDays` from the order to the first day,
 * `isPickUp`: the customer picks up the order at the company's warehouse.
 */
export const deliveryTerms = {
  standard: { label: 'Livraison standard', fee: 2500, workingDays: 3, isPickUp: false },
  premium: { label: 'Livraison déposé et rangé', fee: 5500, workingDays: 3, isPickUp: false },
  retailer: { label: 'Enlèvement par vos soins', fee: 0, workingDays: 2, isPickUp: true },
} as const;

export type DeliveryMode = keyof typeof deliveryTerms;

/** The modes in the order of the checkout. */
export const deliveryModes = Object.keys(deliveryTerms) as DeliveryMode[];

/** Returns the mode with the highest fee. */
export const dearestMode = (): DeliveryMode =>
  deliveryModes.reduce((one, other) => (deliveryTerms[other].fee > deliveryTerms[one].fee ? other : one));

/** Whether a value from an API or storage is a delivery mode of this shop. */
export const isDeliveryMode = (mode: unknown): mode is DeliveryMode =>
  (deliveryModes as readonly unknown[]).includes(mode);

/** Cents of goods before tax, after discount, from which standard delivery is free. */
export const freeDeliveryThresholds = { ileDeFrance: 30_000, france: 50_000 } as const;

/** What fee and VAT of an address depend on. */
export interface Destination {
  readonly postalCode: string;
  /** ISO 3166-1 alpha-2, or a French name. */
  readonly country: string;
}

/** Returns the threshold in cents; null outside the departments 01 to 95: abroad, overseas, no French postcode. */
export function freeDeliveryThreshold({ postalCode, country }: Destination): number | null {
  const postcode = countryCode(country) === 'FR' ? frenchPostcode(postalCode) : null;
  if (postcode === null || /^9[78]/.test(postcode)) return null;
  return /^(75|77|78|9[1-5])/.test(postcode)
    ? freeDeliveryThresholds.ileDeFrance
    : freeDeliveryThresholds.france;
}

/** What quote and checkout say of an address without the rates of metropolitan France. */
export const vatOfMetropolis = 'La TVA est comptée aux taux de la métropole, même pour cette adresse.';

/**
 * Whether goods to this address are taxed at the rates of metropolitan France, as in Monaco (98000). The
 * specified formula charges these rates everywhere, which the checkout says for other addresses.
 */
export function hasMetropolitanVat({ postalCode, country }: Destination): boolean {
  const code = countryCode(country);
  return code === 'MC' || (code === 'FR' && !/^9(7|8(?!0))/.test(frenchPostcode(postalCode) ?? ''));
}

/**
 * Returns the cents of goods before tax that are missing for free delivery, 0 once it is free. Texts, documents
 * and charges all ask here; compared are the cents that are shown, so that none contradicts the shown total.
 */
export function missingForFreeDelivery(ht: Exact, threshold: number): number {
  return Math.max(0, threshold - toCents(ht));
}

/** Returns the fee in cents. `ht`: goods before tax, discounted. Free only with `apply` and an address. */
export function deliveryFee(choice: {
  readonly mode: DeliveryMode;
  readonly destination: Destination | null;
  readonly ht: Exact;
  readonly freeDelivery: 'apply' | 'announce';
}): number {
  const { mode, destination, ht, freeDelivery } = choice;
  if (mode !== 'standard' || freeDelivery !== 'apply' || !destination) return deliveryTerms[mode].fee;
  const threshold = freeDeliveryThreshold(destination);
  return threshold !== null && missingForFreeDelivery(ht, threshold) === 0 ? 0 : deliveryTerms.standard.fee;
}

/** The fields of the environment's company that pick-up needs. */
interface Company {
  readonly shopName: string;
  readonly country: string;
  readonly warehouse: Readonly<Record<'street' | 'postalCode' | 'city' | 'hours', string>>;
}

/** Whether a mode is a pick-up; false for modes of other APIs. */
export const isPickUpMode = (mode: string): boolean => isDeliveryMode(mode) && deliveryTerms[mode].isPickUp;

/** Returns the company's warehouse with its hours for pick-up, else the order's own address without hours. */
export function deliveryPoint<Own>(deliveryMode: string, own: Own, company: Company) {
  if (!isPickUpMode(deliveryMode)) return { address: own, hours: null };
  const { shopName: fullName, country, warehouse } = company;
  const { street: addressLine1, postalCode, city, hours } = warehouse;
  return { address: { fullName, addressLine1, postalCode, city, country }, hours };
}
