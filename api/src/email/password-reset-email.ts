import type { Environment } from 'shared-contracts/environment';
import type { customers } from '../database/schema';
import type { Letter } from './email';
import { greeting, shopLink, signature, text } from './email-parts';
import { linkLifetime } from './link-lifetime';

type Customer = typeof customers.$inferSelect;

export function resetLetter(environment: Environment, customer: Customer, token: string): Letter {
  return {
    to: customer.emailAddress,
    subject: `Choisissez un nouveau mot de passe – ${environment.company.shopName}`,
    blocks: [
      greeting(customer),
      text('Vous avez demandé à changer votre mot de passe.'),
      {
        kind: 'link',
        label: 'Choisir un nouveau mot de passe',
        url: shopLink(environment, `reset-password/confirm?token=${token}`),
      },
      text(
        `Ce lien sert une seule fois, pendant ${linkLifetime.inWords}. Si vous n’avez rien demandé, ignorez ce message\u00a0: votre mot de passe reste le même.`,
      ),
      signature(environment),
    ],
  };
}
