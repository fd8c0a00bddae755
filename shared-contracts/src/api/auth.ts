import { z } from 'zod';
import { deviceMarkForm, deviceMarkLimit, longest, shortest } from './limits';
import { isName, isOneLine, lineRefusal, nameRefusal, oneLine } from './names';
import { emailAddressPattern } from './phone-and-email';

/** A line of text that may reach an email, a PDF or a file name. `label`: the field in the message of a refusal. */
export const line = (label: string, maximum: number) =>
  z.string().refine(isOneLine, lineRefusal(label)).overwrite(oneLine).max(maximum);
/** The name of a person or a company. */
export const name = (label: string, maximum: number) =>
  line(label, maximum).min(1).refine(isName, nameRefusal(label));

export const FirstName = name('Prénom', longest.personName);
export const LastName = name('Nom', longest.personName);
export const CompanyName = name('Entreprise', longest.companyName);

/** Schema of a newly chosen password. */
export const password = (minimum: number) => z.string().min(minimum).max(longest.password);
/** Schema of a password that is compared with the stored one. */
export const TypedPassword = z.string().min(1).max(longest.password);
/** Trimmed and lower-cased, as the reset rule of specification section 5 requires. */
export const EmailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(longest.emailAddress)
  .pipe(z.email({ pattern: emailAddressPattern }));

const DeviceMark = z.string().regex(deviceMarkForm);
/** Marks of the last sign-ins on this device. Only for an API with extras. */
const DeviceMarks = z.array(DeviceMark).max(deviceMarkLimit).optional();

/** Body of `POST auth/login`; `username` accepts a username or an email address. */
export const Credentials = z.object({
  username: z.string().trim().min(1).max(longest.emailAddress),
  password: TypedPassword,
  _remember_me: z.boolean().default(false),
  device_marks: DeviceMarks,
});
export type Credentials = z.input<typeof Credentials>;

/**
 * Response of login and verification. `device_mark` stays stored after sign-out and is sent with the next
 * sign-in or reset: it grants no access, but wrong passwords sent from other devices do not lock this one.
 */
export const Tokens = z
  .object({ access_token: z.string(), refresh_token: z.string(), device_mark: DeviceMark.optional() })
  .meta({ id: 'Tokens' });
export type Tokens = z.infer<typeof Tokens>;

/** Response of `POST auth/refresh`; a rotated refresh token replaces the stored one when present. */
export const RefreshedTokens = z
  .object({ access_token: z.string(), refresh_token: z.string().optional() })
  .meta({ id: 'RefreshedTokens' });
export type RefreshedTokens = z.infer<typeof RefreshedTokens>;

const LinkToken = z.string().min(1).max(200);
const RegistrationMark = z.string().max(64);

/** Body of `POST auth/register`: all fields but `mark` are required. */
export const Registration = z.object({
  firstName: FirstName,
  lastName: LastName,
  emailAddress: EmailAddress,
  companyName: CompanyName,
  password: password(shortest.password),
  /** Random text of the registering browser, which proves at verification who chose the password. */
  mark: RegistrationMark.optional(),
});
export type Registration = z.input<typeof Registration>;

/** Response of a call that returns no data: a French sentence. */
export const Acknowledgement = z.object({ message: z.string() }).meta({ id: 'Acknowledgement' });
export type Acknowledgement = z.infer<typeof Acknowledgement>;

/** `mark` of this browser's registration; without the right one the registration's password is required. */
export const VerificationQuery = z.object({
  token: LinkToken,
  mark: RegistrationMark.optional(),
});

/** Body of `POST auth/verify`: empty in the registering browser, the registration's password in any other. */
export const Verification = z.object({ password: TypedPassword.optional() }).nullish();

/** Body of `POST auth/verify/resend`. */
export const VerificationMailRequest = z.object({ email: EmailAddress });

/** Body of `POST auth/password/reset`. */
export const PasswordResetRequest = z.object({ email: EmailAddress, device_marks: DeviceMarks });

/** Body of `POST auth/password/reset/confirm`; `token` comes from the link of the email. */
export const PasswordReset = z.object({
  token: LinkToken,
  password: password(shortest.resetPassword),
});

/** Body of `POST auth/email/confirm`. */
export const EmailConfirmation = z.object({ token: LinkToken });
