import { z } from 'zod';
import { EmailAddress } from './auth';
import { longest } from './limits';
import { isPhoneNumber, phoneRefusal } from './phone-and-email';

const oneLine = (maximum: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maximum)
    .regex(/^[^\r\n]*$/);

/** Body of `POST /contact`; success is 201 only. */
export const ContactMessage = z.object({
  firstName: oneLine(longest.personName),
  lastName: oneLine(longest.personName),
  subject: oneLine(longest.subject),
  phone: oneLine(longest.phone).refine(isPhoneNumber, phoneRefusal),
  email: EmailAddress,
  orderReference: z.union([z.literal(''), oneLine(longest.orderReference)]).optional(),
  message: z.string().trim().min(1).max(longest.message),
});
export type ContactMessage = z.input<typeof ContactMessage>;
