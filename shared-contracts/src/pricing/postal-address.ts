import { countryName } from './countries';

/**
 * Returns the five digits of a French postcode such as '75 008' or 'F-75008'; null for any other text, and for
 * digits that no department or territory has: 00 is the army's, 96 and 99 are unused.
 */
export function frenchPostcode(typed: string): string | null {
  const digits = typed.replace(/^\s*FR?[\s-]*/i, '').replace(/\s/g, '');
  return /^(?!00|96|99)\d{5}$/.test(digits) ? digits : null;
}

export interface PostalAddress {
  readonly fullName: string;
  readonly addressLine1: string;
  readonly addressLine2?: string | null | undefined;
  readonly postalCode: string;
  readonly city: string;
  /** A code of ISO 3166-1 alpha-2, or a name. */
  readonly country: string;
}

/** Returns the parts of an address as on an envelope, with the country in French. */
export function envelope(address: PostalAddress) {
  const { fullName, addressLine1, addressLine2, postalCode, city, country } = address;
  return {
    recipient: [fullName, addressLine1, addressLine2].filter((line): line is string => Boolean(line)),
    city: `${postalCode} ${city}`.trim(),
    country: countryName(country),
  };
}
