import { z } from 'zod';
import { CompanyName, PersonName } from './names';

const password = (minimum: number) => z.string().min(minimum).max(128);
/** Trimmed and lower-cased, as the reset rule of specification section 5 asks. */
export const EmailAddress = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** Body of `POST auth/login`; `username` takes an identifier or an e-mail address. */
export const Credentials = z.object({
  username: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(128),
  _remember_me: z.boolean().default(false),
});
export type Credentials = z.input<typeof Credentials>;

/** Answer of login and verification. */
export const Tokens = z
  .object({ access_token: z.string(), refresh_token: z.string() })
  .meta({ id: 'Tokens' });
export type Tokens = z.infer<typeof Tokens>;

/** Answer of `POST auth/refresh`; a rotated refresh token replaces the stored one when present. */
export const RefreshedTokens = z
  .object({ access_token: z.string(), refresh_token: z.string().optional() })
  .meta({ id: 'RefreshedTokens' });
export type RefreshedTokens = z.infer<typeof RefreshedTokens>;

/** Body of `POST auth/register`: all required, password of 8 or more (specification section 5). */
export const Registration = z.object({
  firstName: PersonName,
  lastName: PersonName,
  emailAddress: EmailAddress,
  companyName: CompanyName,
  password: password(8),
});
export type Registration = z.input<typeof Registration>;

export const Acknowledgement = z.object({ message: z.string() }).meta({ id: 'Acknowledgement' });
export type Acknowledgement = z.infer<typeof Acknowledgement>;

export const VerificationQuery = z.object({ token: z.string().min(1).max(200) });

export const PasswordResetRequest = z.object({ email: EmailAddress });

/** Password of 6 or more at reset (specification section 5). */
export const PasswordReset = z.object({ token: z.string().min(1).max(200), password: password(6) });
