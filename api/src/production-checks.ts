import { inArray } from 'drizzle-orm';
import { StartError } from 'server-kit/start-error';
import type { Variables } from 'server-kit/variables';
import { demoCompanyRefusal, isPublic } from 'shared-contracts/environment/demo-company';
import { demoKeys } from './checkout/payment-settings';
import type { Database } from './database/database';
import { customers } from './database/schema';
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
  const { payment, name } = environment;
  const lines: string[] = [];
  const refuse = (isAtFault: boolean, line: string) => isAtFault && lines.push(line);
  for (const [variable, setting, meaning] of fallbacks)
    refuse(!settings[setting] && !settings.none.includes(variable), `${variable} manque : ${meaning}.`);
  refuse(
    name === 'local',
    'name : « local » (comptes et clés de démonstration) ne va qu’avec des adresses de cette machine.',
  );
  refuse(
    environment.settings.mailbox,
    'settings.mailbox : la liste des mails ne va qu’avec des adresses de cette machine.',
  );
  refuse(
    payment.publicKey === demoKeys.publicKey,
    'payment.publicKey : clé publique de démonstration, connue de tous.',
  );
  refuse(
    payment.publicKey.includes('REPLACE_WITH'),
    'payment.publicKey : clé du fichier d’exemple, mettez la vôtre.',
  );
  for (const [variable, demo] of [
    ['PAYMENT_PASSWORD', demoKeys.password],
    ['PAYMENT_HMAC_KEY', demoKeys.hmacKey],
  ] as const) {
    const value = variables[variable];
    refuse(!value, `${variable} manque : clé du prestataire de paiement.`);
    refuse(value === demo, `${variable} : clé de démonstration, connue de tous.`);
  }
  const demoCompany = demoCompanyRefusal(environment);
  if (demoCompany) lines.push(demoCompany);
  return lines;
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
    `DATABASE_URL : la base contient ${found} comptes de démonstration, dont le mot de passe est publié ; choisissez une autre base.`,
  );
}
