import type { PictureParameters } from '../pictures';

export interface SeedCategory {
  code: string;
  name: string;
  /** Order in which the API answers the categories, from 1. */
  rank: number;
  subcategories: { code: string; name: string }[];
}

export interface SeedProduct {
  /** The reference in capitals, `[A-Z0-9-]{3,20}`. */
  code: string;
  reference: string;
  designation: string;
  description: string;
  /** Price without tax, in cents. */
  priceCents: number;
  /** 200 is 20 %, 55 is 5.5 %. */
  vatPerMille: number;
  categoryCode: string;
  subcategoryCode: string;
  /** Products of the same group are variants of each other. */
  variantGroup: string | null;
  /** Short label of the variant, e.g. '110 L'. */
  variantName: string | null;
  stock: number;
  hasTechnicalSheet: boolean;
  hasSafetySheet: boolean;
  ecolabel: boolean;
  picture: PictureParameters;
}
