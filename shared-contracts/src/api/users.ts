import { z } from 'zod';

/** The signed-in customer; `discountRate` in percent. */
export const User = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    companyName: z.string(),
    username: z.string(),
    emailAddress: z.string(),
    discountRate: z.number(),
    deferredPayment: z.boolean(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

const name = z.string().trim().min(1).max(100);

/** Body of `PATCH users/profile`. The two identifiers make an address the default one (specification section 7). */
export const ProfileChange = z.object({
  firstName: name.optional(),
  lastName: name.optional(),
  companyName: z.string().trim().min(1).max(150).optional(),
  /** Never an e-mail address: at sign-in an @ tells the two apart. */
  username: z
    .string()
    .trim()
    .min(3)
    .max(60)
    .regex(/^[^@\s]+$/)
    .optional(),
  defaultShippingAddressId: z.string().optional(),
  defaultBillingAddressId: z.string().optional(),
});
export type ProfileChange = z.infer<typeof ProfileChange>;
