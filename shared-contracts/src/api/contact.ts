import { z } from 'zod';
import { EmailAddress } from './auth';

const oneLine = (maximum: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maximum)
    .regex(/^[^\r\n]*$/);

/** Body of `POST /contact`; success is 201 only. */
export const ContactMessage = z.object({
  firstName: oneLine(100),
  lastName: oneLine(100),
  subject: oneLine(150),
  phone: oneLine(30),
  email: EmailAddress,
  orderReference: z.union([z.literal(''), oneLine(60)]).optional(),
  message: z.string().trim().min(1).max(5000),
});
export type ContactMessage = z.input<typeof ContactMessage>;
