import type { Environment } from 'shared-contracts/environment';
import { customerEmail, details, type Email, quietText, text } from './email-layout';

/** Forwards a message of the contact page to the company; replies go to the visitor. */
export function contactEmail(environment: Environment, content: Readonly<Record<string, string>>): Email {
  const { firstName, lastName, subject, phone, email = '', orderReference, message = '' } = content;
  return {
    to: environment.company.email,
    replyTo: email,
    autoSubmitted: 'no',
    subject: `Contact\u00a0: ${subject}`,
    blocks: [
      details(
        ['Nom', `${firstName} ${lastName}`],
        ['Adresse e-mail', email],
        ['Téléphone', phone],
        ['Commande', orderReference],
      ),
      text(...message.split('\n')),
    ],
  };
}

/** Confirms a message; only a signed-in sender gets its text: visitors may enter another person's address. */
export const messageReceivedEmail = (
  environment: Environment,
  { email = '', firstName = '', subject, message }: Readonly<Record<string, string>>,
): Email => ({
  ...customerEmail(environment, { emailAddress: email, firstName }, 'Nous avons bien reçu votre message', [
    text(
      'Votre message nous est bien parvenu. Nous vous répondons pendant nos heures d’ouverture\u00a0:',
      environment.company.contactHours,
    ),
    ...(subject && message ? [text(`Objet\u00a0: ${subject}`), text(...message.split('\n'))] : []),
    quietText('Si vous ne nous avez pas écrit, ignorez ce message.'),
  ]),
  autoSubmitted: 'auto-replied',
});
