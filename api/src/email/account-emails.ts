import { retention } from 'shared-contracts/api/retention';
import type { Environment } from 'shared-contracts/environment';
import type { Customer, mails } from '../database/schema';
import { daysLater, parisMoment } from '../paris-time';
import { accountPath, customerEmail, type Email, link, quietText, text } from './email-layout';
import type { AccountNoticeKind } from './outbox';

/** How long emailed links are valid. */
export const linkLifetime = { minutes: 60, inWords: 'une heure' } as const;

// The addresses of these three may not be verified: they must not contain what another person has typed.

/** Asks to confirm the address of a new account. */
export const verificationEmail = (environment: Environment, emailAddress: string, token: string): Email =>
  customerEmail(environment, { emailAddress }, 'Vérifiez votre adresse e-mail', [
    text(
      `Merci d’avoir créé un compte chez ${environment.company.shopName}. Confirmez votre adresse e-mail pour pouvoir vous connecter.`,
    ),
    link(environment, 'Vérifier mon adresse', `verify-email?token=${token}`),
    quietText(
      `Ce lien sert une seule fois, pendant ${linkLifetime.inWords}. Si vous n’avez pas créé de compte, ignorez ce message.`,
    ),
  ]);

/** Lets a customer who forgot the password choose another one. */
export const resetEmail = (environment: Environment, emailAddress: string, token: string): Email =>
  customerEmail(environment, { emailAddress }, 'Choisissez un nouveau mot de passe', [
    text('Vous avez demandé à changer votre mot de passe.'),
    link(environment, 'Choisir un nouveau mot de passe', `reset-password/confirm?token=${token}`),
    quietText(
      `Ce lien sert une seule fois, pendant ${linkLifetime.inWords}. Si vous n’avez rien demandé, ignorez ce message\u00a0: votre mot de passe reste le même.`,
    ),
  ]);

/** Asks to confirm the address that an account shall have from now on. */
export const newAddressEmail = (environment: Environment, emailAddress: string, token: string): Email =>
  customerEmail(environment, { emailAddress }, 'Confirmez votre nouvelle adresse e-mail', [
    text(
      `Un client de ${environment.company.shopName} a demandé que cette adresse devienne celle de son compte.`,
    ),
    link(environment, 'Confirmer cette adresse', `verify-email?token=${token}&change`),
    quietText(
      `Ce lien sert une seule fois, pendant ${linkLifetime.inWords}, tant que l’appareil qui l’a demandé reste connecté. Jusque-là, l’ancienne adresse reste valable. Si vous n’avez rien demandé, ignorez ce message.`,
    ),
  ]);

interface Notice extends Pick<typeof mails.$inferSelect, 'createdAt' | 'content'> {
  readonly kind: AccountNoticeKind;
}

interface NoticeWords {
  readonly subject: string;
  /** @param when date and time, with the device if it is known; a notice of ended sessions has none */
  happened(when: string, customer: Customer): string;
  readonly after: string;
}

const notices: Readonly<Record<AccountNoticeKind, NoticeWords>> = {
  'password-changed': {
    subject: 'Votre mot de passe a été changé',
    happened: (when) => `Votre mot de passe a été changé le ${when}.`,
    after: 'Vos autres appareils ont été déconnectés.',
  },
  'password-reset': {
    subject: 'Votre mot de passe a été réinitialisé',
    happened: (when) =>
      `Un nouveau mot de passe a été choisi par un lien envoyé à cette adresse, le ${when}.`,
    after: 'Tous vos appareils ont été déconnectés.',
  },
  'email-changed': {
    subject: 'Votre adresse e-mail a été changée',
    happened: (when, { emailAddress }) =>
      `Depuis le ${when}, l’adresse e-mail de votre compte est ${emailAddress}.`,
    after: 'Vos autres appareils ont été déconnectés.',
  },
  'sessions-ended': {
    subject: 'Des appareils ont été déconnectés',
    happened: (when) => `Depuis votre compte, ces appareils ont été déconnectés le ${when}\u00a0:`,
    after: 'Votre mot de passe y sera de nouveau demandé.',
  },
};

/** Informs a customer of a change of the account, and what to do if it was not theirs. Contains no token. */
export function accountNoticeEmail(
  environment: Environment,
  customer: Customer,
  { kind, createdAt, content }: Notice,
): Email {
  const { subject, happened, after } = notices[kind];
  const { device = '', recipient = customer.emailAddress } = content ?? {};
  const endedDevices = kind === 'sessions-ended' ? [text(...device.split('\n'))] : [];
  const changedBy = device && endedDevices.length === 0 ? ` (${device})` : '';
  return customerEmail(environment, { ...customer, emailAddress: recipient }, subject, [
    text(happened(`${parisMoment(createdAt)}${changedBy}`, customer)),
    ...endedDevices,
    text(after),
    // The former address receives no more links.
    ...(kind === 'email-changed'
      ? [
          text('Si ce n’était pas vous, écrivez-nous tout de suite.'),
          link(environment, 'Nous contacter', 'contact'),
        ]
      : [
          text('Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez-nous.'),
          link(environment, 'Choisir un nouveau mot de passe', 'reset-password'),
        ]),
  ]);
}

/** Returns date and time of a request for erasure; empty if it was withdrawn before its email is rendered. */
export const requestedOn = ({ deletionRequestedAt }: Customer) =>
  deletionRequestedAt ? ` le ${parisMoment(deletionRequestedAt)}` : '';

/** Returns from when the account is erased. */
export const erasedOn = ({ deletionRequestedAt }: Customer) =>
  deletionRequestedAt
    ? `à partir du ${parisMoment(daysLater(deletionRequestedAt, retention.erasureDays))}`
    : `${retention.erasureDays} jours après la demande`;

const ordersStay = quietText(
  `La loi nous oblige à garder les données de vos commandes pendant ${retention.orderYears} ans, séparées de tout compte.`,
);

/** Informs a customer that the account will be erased, and how to cancel that. */
export const deletionRequestedEmail = (environment: Environment, customer: Customer): Email =>
  customerEmail(environment, customer, 'Demande de suppression de votre compte', [
    text(
      `Vous avez demandé${requestedOn(customer)} la suppression de votre compte. Il sera effacé ${erasedOn(customer)}, avec vos adresses, vos messages et vos connexions.`,
    ),
    ordersStay,
    text(
      `Vous changez d’avis, ou cette demande ne vient pas de vous\u202f? Retirez-la dans votre compte d’ici là, et changez de mot de passe si vous ne l’avez pas faite.`,
    ),
    link(environment, 'Mes données personnelles', accountPath('donnees', customer.id)),
  ]);

/** Informs a customer that the unused account will be erased, and how to keep it. */
export const accountUnusedEmail = (
  environment: Environment,
  customer: Customer,
  { createdAt }: Pick<Notice, 'createdAt'>,
): Email =>
  customerEmail(environment, customer, 'Votre compte n’a pas servi depuis longtemps', [
    text(
      `Personne ne s’est connecté à votre compte depuis le ${parisMoment(customer.lastSignInAt)}. Il sera effacé à partir du ${parisMoment(daysLater(createdAt, retention.unusedNoticeDays))}, avec vos adresses, vos listes d’achats et vos messages.`,
    ),
    text('Pour le garder, il suffit de vous connecter d’ici là.'),
    link(environment, 'Me connecter', 'login'),
    ordersStay,
  ]);

/** The last email to a customer: the account is erased. */
export const accountErasedEmail = (
  environment: Environment,
  { emailAddress = '', firstName = '' }: Readonly<Record<string, string>>,
): Email =>
  customerEmail(environment, { emailAddress, firstName }, 'Votre compte est effacé', [
    text(
      'Votre compte et les données personnelles qui s’y rattachent sont effacés. Cette adresse e-mail ne nous sert plus après ce message.',
      `Seules restent, séparées de tout compte, les données de vos commandes, que la loi nous oblige à garder pendant ${retention.orderYears} ans.`,
    ),
  ]);
