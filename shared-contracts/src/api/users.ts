import { z } from 'zod';
import { CompanyName, EmailAddress, FirstName, LastName, line, password, TypedPassword } from './auth';
import { siretRefusal, usableSiret, usableVatNumber, vatNumberRefusal } from './company-ids';
import { longest, shortest, usernameForm } from './limits';

/** The signed-in customer; `discountRate` in percent. Optional fields are extras. */
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
    /** Whether prices of articles were agreed with the customer (`POST users/prices`). */
    contractPrices: z.boolean().optional(),
    siret: z.string().optional(),
    vatNumber: z.string().optional(),
    /** The customer's number in the company's own systems. */
    customerNumber: z.string().optional(),
    /** Of a customer who cannot order: the sentence that says why. */
    blockedMessage: z.string().optional(),
    /** Cents: highest and present sum of unpaid orders on account; absent without a limit. */
    accountLimitCents: z.number().int().optional(),
    accountDueCents: z.number().int().optional(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

/** A company number as typed; it is stored without spaces. Empty means none. */
const companyId = (usable: (typed: string) => string | null, refusal: string) =>
  z
    .string()
    .trim()
    .max(longest.companyId)
    .refine((typed) => typed === '' || usable(typed) !== null, refusal)
    .overwrite((typed) => usable(typed) ?? typed)
    .optional();

/** Body of `PATCH users/profile`. The two ids choose the default addresses (specification section 7). */
export const ProfileChange = z.object({
  firstName: FirstName.optional(),
  lastName: LastName.optional(),
  companyName: CompanyName.optional(),
  username: line('Pseudo', longest.username).min(shortest.username).regex(usernameForm).optional(),
  siret: companyId(usableSiret, siretRefusal),
  vatNumber: companyId(usableVatNumber, vatNumberRefusal),
  defaultShippingAddressId: z.string().max(longest.id).optional(),
  defaultBillingAddressId: z.string().max(longest.id).optional(),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

/** Body of `POST users/password`, for a signed-in customer; same minimum length as at registration. */
export const PasswordChange = z.object({
  currentPassword: TypedPassword,
  password: password(shortest.password),
});
export type PasswordChange = z.input<typeof PasswordChange>;

/** Body of `POST users/email`: the new address, valid once confirmed by the link that is sent to it. */
export const EmailChange = z.object({ currentPassword: TypedPassword, emailAddress: EmailAddress });
export type EmailChange = z.input<typeof EmailChange>;

/** An active sign-in on one device. */
export const Session = z
  .object({
    id: z.string(),
    /** Browser and system in French words, as 'Firefox sur Windows'; null when they are unknown. */
    device: z.string().nullable(),
    createdAt: z.string(),
    /** The latest sign-in or refresh: at most 15 minutes ago while the shop is in use. */
    lastUsedAt: z.string(),
    /** Whether this is the session of the request. */
    current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;

/** Responses of `DELETE users/sessions/{id}` and `DELETE users/sessions`: revoked session, their number. */
export const EndedSession = z.object({ id: z.string() });
export const EndedSessions = z.object({ ended: z.number().int() });
