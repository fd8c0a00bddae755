import { z } from 'zod';
import { EmailAddress, FirstName, LastName, line } from './auth';
import { longest } from './limits';
import { severalLines } from './names';
import { isPhoneNumber, phoneRefusal } from './phone-and-email';

/** Body of `POST /contact`; success is 201 only. */
export const ContactMessage = z.object({
  firstName: FirstName,
  lastName: LastName,
  subject: line('Objet', longest.subject).min(1),
  phone: line('Téléphone', longest.phone).refine(isPhoneNumber, phoneRefusal),
  email: EmailAddress,
  orderReference: line('Référence de commande', longest.orderReference).optional(),
  message: z.string().overwrite(severalLines).trim().min(1).max(longest.message),
});
export type ContactMessage = z.input<typeof ContactMessage>;
