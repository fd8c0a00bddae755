import type { Environment } from 'shared-contracts/environment';
import type { customers, mails } from '../database/schema';
import { parisMoment } from '../paris-time';
import type { Letter } from './email';
import { greeting, shopLink, signature, text } from './email-parts';
import type { AccountNoticeKind } from './outbox';

interface Notice extends Pick<typeof mails.$inferSelect, 'createdAt' | 'content'> {
  readonly kind: AccountNoticeKind;
}

const notices: Readonly<
  Record<
    AccountNoticeKind,
    { subject: string; happened(when: string, device: string): string; after: string }
  >
> = {
  'password-changed': {
    subject: 'Votre mot de passe a été changé',
    happened: (when, device) => `Votre mot de passe a été changé le ${when}${device && ` (${device})`}.`,
    after: 'Vos autres appareils ont été déconnectés.',
  },
  'password-reset': {
    subject: 'Votre mot de passe a été réinitialisé',
    happened: (when, device) =>
      `Un nouveau mot de passe a été choisi par un lien envoyé à cette adresse, le ${when}${device && ` (${device})`}.`,
    after: 'Tous vos appareils ont été déconnectés.',
  },
  'sessions-ended': {
    subject: 'Des appareils ont été déconnectés',
    happened: (when) => `Depuis votre compte, ces appareils ont été déconnectés le ${when}\u00a0:`,
    after: 'Votre mot de passe y sera de nouveau demandé.',
  },
};

/** Informs a customer of what was done to the account, and what to do if it was somebody else. It holds no token. */
export function accountNoticeLetter(
  environment: Environment,
  customer: typeof customers.$inferSelect,
  { kind, createdAt, content }: Notice,
): Letter {
  const { subject, happened, after } = notices[kind];
  const device = content?.device ?? '';
  return {
    to: customer.emailAddress,
    subject: `${subject} – ${environment.company.shopName}`,
    blocks: [
      greeting(customer),
      text(happened(parisMoment(createdAt), device)),
      ...(kind === 'sessions-ended' ? [text(device)] : []),
      text(after),
      text('Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez-nous.'),
      {
        kind: 'link',
        label: 'Choisir un nouveau mot de passe',
        url: shopLink(environment, 'reset-password'),
      },
      signature(environment),
    ],
  };
}
