import { z } from 'zod';
import { CompanyName, PersonName } from './names';

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

/** Body of `PATCH users/profile`. The two identifiers make an address the default one (specification section 7). */
export const ProfileChange = z.object({
  firstName: PersonName.optional(),
  lastName: PersonName.optional(),
  companyName: CompanyName.optional(),
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
