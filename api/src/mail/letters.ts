import type { Environment } from 'shared-contracts/environment';
import type { customers } from '../database/schema';
import type { Block, Letter } from './letter';

type Customer = typeof customers.$inferSelect;

export const text = (...lines: string[]): Block => ({ kind: 'text', text: lines.join('\n') });

export const greeting = ({ firstName }: Pick<Customer, 'firstName'>) => text(`Bonjour ${firstName},`);

/** Who writes, and how to reach them. */
export function signature({ company }: Environment): Block {
  return text(
    `L’équipe ${company.shopName}`,
    `${company.street}, ${company.postalCode} ${company.city}`,
    `${company.phoneDisplayed} · ${company.email}`,
  );
}

/** Links always start at the configured URL of the shop, never at what a request says. */
export const shopLink = ({ shop }: Environment, path: string) => new URL(path, shop.url).href;

export function verificationLetter(environment: Environment, customer: Customer, token: string): Letter {
  const { shopName } = environment.company;
  return {
    to: customer.emailAddress,
    subject: `Vérifiez votre adresse mail – ${shopName}`,
    blocks: [
      greeting(customer),
      text(
        `Merci d’avoir créé un compte chez ${shopName}. Confirmez votre adresse mail pour pouvoir vous connecter.`,
      ),
      {
        kind: 'link',
        label: 'Vérifier mon adresse',
        url: shopLink(environment, `verify-email?token=${token}`),
      },
      text(
        'Ce lien sert une seule fois, pendant une heure. Si vous n’avez pas créé de compte, ignorez ce message.',
      ),
      signature(environment),
    ],
  };
}

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
        'Ce lien sert une seule fois, pendant une heure. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
      ),
      signature(environment),
    ],
  };
}

/** The address is verified, and nobody knows its password: it was chosen in another browser, perhaps by somebody else. */
export function choosePasswordLetter(environment: Environment, customer: Customer, token: string): Letter {
  return {
    to: customer.emailAddress,
    subject: `Choisissez votre mot de passe – ${environment.company.shopName}`,
    blocks: [
      greeting(customer),
      text(
        'Votre adresse mail est vérifiée, depuis un autre navigateur que celui de l’inscription.',
        'Par prudence, le mot de passe donné à l’inscription ne sert plus : choisissez le vôtre.',
      ),
      {
        kind: 'link',
        label: 'Choisir mon mot de passe',
        url: shopLink(environment, `reset-password/confirm?token=${token}`),
      },
      text(
        'Ce lien sert une seule fois, pendant une heure. Ensuite, demandez-en un par « Mot de passe oublié ».',
      ),
      signature(environment),
    ],
  };
}

/** What a visitor wrote on the contact page; the answer goes to them. */
export function contactLetter(environment: Environment, content: Readonly<Record<string, string>>): Letter {
  const {
    firstName = '',
    lastName = '',
    subject = '',
    phone = '',
    email = '',
    orderReference = '',
    message = '',
  } = content;
  return {
    to: environment.company.email,
    replyTo: email,
    subject: `Contact : ${subject}`,
    blocks: [
      text(
        `${firstName} ${lastName}`,
        `Adresse mail : ${email}`,
        `Téléphone : ${phone}`,
        ...(orderReference ? [`Commande : ${orderReference}`] : []),
      ),
      text(message),
    ],
  };
}
