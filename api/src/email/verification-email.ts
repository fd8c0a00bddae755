import type { Environment } from 'shared-contracts/environment';
import type { customers } from '../database/schema';
import type { Letter } from './email';
import { greeting, shopLink, signature, text } from './email-parts';
import { linkLifetime } from './link-lifetime';

type Customer = typeof customers.$inferSelect;

export function verificationLetter(environment: Environment, customer: Customer, token: string): Letter {
  const { shopName } = environment.company;
  return {
    to: customer.emailAddress,
    subject: `Vérifiez votre adresse e-mail – ${shopName}`,
    blocks: [
      greeting(customer),
      text(
        `Merci d’avoir créé un compte chez ${shopName}. Confirmez votre adresse e-mail pour pouvoir vous connecter.`,
      ),
      {
        kind: 'link',
        label: 'Vérifier mon adresse',
        url: shopLink(environment, `verify-email?token=${token}`),
      },
      text(
        `Ce lien sert une seule fois, pendant ${linkLifetime.inWords}. Si vous n’avez pas créé de compte, ignorez ce message.`,
      ),
      signature(environment),
    ],
  };
}
