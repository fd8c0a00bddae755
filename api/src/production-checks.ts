import { inArray } from 'drizzle-orm';
import { StartError } from 'server-kit/start-error';
import type { Variables } from 'server-kit/variables';
import { demoCompanyRefusal, isPublic } from 'shared-contracts/environment/demo-company';
import { demoKeys } from './checkout/payment-settings';
import type { Database } from './database/database';
import { customers } from './database/schema';
import { counted } from './operator-messages';
import type { Settings } from './settings';

/** Variables without which a public shop uses a fallback for development; `none` accepts the fallback. */
const fallbacks = [
  [
    'SMTP_URL',
    'smtpUrl',
    'serveur de mails, ou « none » : les mails restent des fichiers, personne n’en reçoit',
  ],
  [
    'DATABASE_URL',
    'databaseUrl',
    'serveur PostgreSQL, ou « none » : base intégrée, qu’une coupure de courant peut perdre',
  ],
  [
    'TRUSTED_PROXIES',
    'trustedProxies',
    'adresses des proxys, ou « none » : les visiteurs arrivent sans proxy',
  ],
] as const;

/** Lists what a public shop lacks, one line per variable or field; empty for URLs of this machine. */
export function lacking({ environment, ...settings }: Settings, variables: Variables): string[] {
  if (!isPublic(environment)) return [];
  const { publicKey } = environment.payment;
  const keys = [
    ['PAYMENT_PASSWORD', demoKeys.password],
    ['PAYMENT_HMAC_KEY', demoKeys.hmacKey],
  ] as const;
  const lines = [
    ...fallbacks.map(
      ([variable, setting, meaning]) =>
        !settings[setting] && !settings.none.includes(variable) && `${variable} manque : ${meaning}.`,
    ),
    environment.name === 'local' &&
      'name : « local » (comptes et clés de démonstration) ne va qu’avec des adresses de cette machine.',
    environment.settings.mailbox &&
      'settings.mailbox : la liste des mails ne va qu’avec des adresses de cette machine.',
    publicKey === demoKeys.publicKey && 'payment.publicKey : clé publique de démonstration, connue de tous.',
    publicKey.includes('REPLACE_WITH') && 'payment.publicKey : clé du fichier d’exemple, mettez la vôtre.',
    ...keys.flatMap(([variable, demo]) => [
      !variables[variable] && `${variable} manque : clé du prestataire de paiement.`,
      variables[variable] === demo && `${variable} : clé de démonstration, connue de tous.`,
    ]),
    demoCompanyRefusal(environment),
  ];
  return lines.filter((line) => typeof line === 'string');
}

/** @throws {StartError} with one line per variable or field that a public shop lacks */
export function checkProduction(settings: Settings, variables: Variables): void {
  const lines = lacking(settings, variables);
  if (lines.length > 0) throw new StartError(lines.join('\n'));
}

/** @throws {StartError} when a public shop has no setting for its database */
export function refuseForgottenDatabase(settings: Settings): void {
  const line = lacking(settings, {}).find((each) => each.startsWith('DATABASE_URL'));
  if (line) throw new StartError(line);
}

/** @throws {StartError} when a public shop has customers whose password is published */
export async function refuseDemoAccounts(
  { environment }: Settings,
  { db }: Database,
  emails: readonly string[],
): Promise<void> {
  if (!isPublic(environment)) return;
  const found = await db.$count(customers, inArray(customers.emailAddress, emails));
  if (found === 0) return;
  throw new StartError(
    `DATABASE_URL : la base contient ${counted(found, 'compte')} de démonstration, dont le mot de passe est publié ; choisissez une autre base.`,
  );
}
