import { z } from 'zod';
import { countryCode } from '../pricing';
import { line, name } from './auth';
import { longest, longestInAddress } from './limits';
import { isPhoneNumber, phoneRefusal } from './phone-and-email';

/** Stored as an ISO 3166-1 alpha-2 code; French country names are accepted. */
const Country = z
  .string()
  .trim()
  .max(longestInAddress.country)
  .refine((text) => countryCode(text) !== null, 'Choisissez un pays de la liste.')
  .overwrite((text) => countryCode(text) ?? text);

/** The lines of an address in API responses: in the customer's address book and on an order. */
export const addressLines = {
  fullName: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string().optional(),
  postalCode: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-2; pages accept French names too. */
  country: z.string(),
  phone: z.string(),
};

const typedLines = {
  fullName: name('Destinataire', longestInAddress.line),
  addressLine1: line('Adresse', longestInAddress.line).min(1),
  addressLine2: line('Complément d’adresse', longestInAddress.line).optional(),
  postalCode: line('Code postal', longestInAddress.postalCode).min(1),
  city: line('Ville', longestInAddress.city).min(1),
  country: Country,
  phone: line('Téléphone', longest.phone).refine(isPhoneNumber, phoneRefusal),
} satisfies Record<keyof typeof addressLines, z.ZodType>;

/** Body of `POST users/addresses`. */
export const NewAddress = z.object({
  ...typedLines,
  isDefaultShipping: z.boolean().default(false),
  isDefaultBilling: z.boolean().default(false),
});
export type NewAddress = z.input<typeof NewAddress>;

/** Body of `PATCH users/addresses/{id}`: absent fields stay unchanged. */
export const AddressChange = z.object(typedLines).partial().extend({
  isDefaultShipping: z.boolean().optional(),
  isDefaultBilling: z.boolean().optional(),
});
export type AddressChange = z.input<typeof AddressChange>;

/** An entry of the customer's address book. */
export const Address = z
  .object({
    id: z.string(),
    ...addressLines,
    isDefaultShipping: z.boolean(),
    isDefaultBilling: z.boolean(),
  })
  .meta({ id: 'Address' });
export type Address = z.infer<typeof Address>;

/** Response of `DELETE users/addresses/{id}`. */
export const DeletedAddress = z.object({ id: z.string() });
