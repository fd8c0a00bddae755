import { z } from 'zod';

const line = z.string().trim().min(1).max(150);

const fields = {
  fullName: line,
  addressLine1: line,
  addressLine2: z.string().trim().max(150).optional(),
  postalCode: z.string().trim().min(1).max(12),
  city: z.string().trim().min(1).max(100),
  country: z.string().trim().min(1).max(60),
  phone: z.string().trim().min(4).max(30),
};

/** Body of `POST users/addresses`. */
export const NewAddress = z.object({
  ...fields,
  isDefaultShipping: z.boolean().default(false),
  isDefaultBilling: z.boolean().default(false),
});
export type NewAddress = z.input<typeof NewAddress>;

/** Body of `PATCH users/addresses/{id}`: what is absent stays. */
export const AddressChange = z.object(fields).partial().extend({
  isDefaultShipping: z.boolean().optional(),
  isDefaultBilling: z.boolean().optional(),
});
export type AddressChange = z.input<typeof AddressChange>;

/** A saved address of the customer's book. */
export const Address = z
  .object({
    id: z.string(),
    fullName: z.string(),
    addressLine1: z.string(),
    addressLine2: z.string().optional(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
    phone: z.string(),
    isDefaultShipping: z.boolean(),
    isDefaultBilling: z.boolean(),
  })
  .meta({ id: 'Address' });
export type Address = z.infer<typeof Address>;

export const DeletedAddress = z.object({ id: z.string() });
