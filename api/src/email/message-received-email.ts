import type { Environment } from 'shared-contracts/environment';
import type { Letter } from './email';
import { greeting, signature, text } from './email-parts';

/**
 * Acknowledges a message of the contact form. Its text is repeated only where `content` has it: anybody may type the address
 * of another, who must not be sent what they wrote.
 */
export function messageReceivedLetter(
  environment: Environment,
  { email = '', firstName, subject, message }: Readonly<Record<string, string>>,
): Letter {
  const { company } = environment;
  return {
    to: email,
    subject: `Nous avons bien reçu votre message – ${company.shopName}`,
    blocks: [
      firstName ? greeting({ firstName }) : text('Bonjour,'),
      text(
        'Votre message nous est bien parvenu. Nous vous répondons pendant nos heures d’ouverture\u00a0:',
        company.contactHours,
      ),
      ...(subject && message ? [text(`Objet\u00a0: ${subject}`), text(message)] : []),
      text('Si vous ne nous avez pas écrit, ignorez ce message.'),
      signature(environment),
    ],
  };
}
