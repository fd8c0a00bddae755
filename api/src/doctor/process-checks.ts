import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Valkey } from 'iovalkey';
import nodemailer from 'nodemailer';
import { type Check, check, Unchecked } from 'server-kit/doctor-checks';
import type { Variables } from 'server-kit/variables';
import { isPublic } from 'shared-contracts/environment/demo-company';
import { paymentSettings } from '../checkout/payment-settings';
import type { Database, Replica } from '../database/database';
import { DataFolderBusy } from '../database/lock-file';
import { refuseNonDurableServer } from '../database/migrate-postgres';
import { openDatabase } from '../database/open-database';
import { counted } from '../operator-messages';
import { migrationsFolder } from '../package-root';
import { lacking, refuseDemoAccounts } from '../production-checks';
import type { Settings } from '../settings';

/** Tolerated seconds between the clocks of the database and this machine; leases and links depend on both. */
const clockTolerance = 10;
/** Milliseconds that each step of a connection to the mail server may take. */
const mailLimit = 10_000;

/** Checks the environment variables of the API. */
export async function variableChecks(settings: Settings, variables: Variables): Promise<Check[]> {
  const { environment, jwtSecret } = settings;
  const advice = 'voir docs/deploying.md, « Public URLs »';
  const lines = lacking(settings, variables).map((line) => {
    const [subject = line] = line.split(' ');
    return { subject, problem: line, advice };
  });
  return [
    ...(lines.length > 0 ? lines : [{ subject: 'variables de l’API', problem: null, advice }]),
    await check('clés de paiement', 'prenez la clé publique et le mot de passe du même mode', () => {
      const { mode } = paymentSettings(environment, variables);
      if (environment.name === 'production' && mode === 'TEST')
        throw new Error('clés de test : aucune carte ne serait débitée');
    }),
    await check('JWT_SECRET', 'openssl rand -base64 48, dans un fichier que JWT_SECRET_FILE nomme', () => {
      if (!jwtSecret && isPublic(environment))
        throw new Error('manque : le secret est dans chaque sauvegarde');
    }),
  ];
}

/** Checks schema, clock, settings, replica and customers of a reachable database. */
export function contentChecks(
  database: Database,
  settings: Settings,
  demoEmails: readonly string[],
): Promise<Check[]> {
  const { sql, replica } = database;
  const read = async <Row>(columns: string) =>
    (await sql.query({ text: `select ${columns}` })).rows[0] as Row;
  return Promise.all([
    check('base : schéma', 'npm run migrate', async () => {
      const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
      const { done } = await read<{ done: number }>(
        'count(*)::int as done from drizzle.__drizzle_migrations',
      );
      const expected = journal.entries.length;
      if (done !== expected)
        throw new Error(`${counted(done, 'migration')}, cette construction en a ${expected}`);
    }),
    check('base : horloge', 'réglez l’heure (NTP) du serveur PostgreSQL ou de cette machine', async () => {
      const { now } = await read<{ now: number }>('extract(epoch from clock_timestamp())::float as now');
      const seconds = Math.round(now - Date.now() / 1000);
      if (Math.abs(seconds) > clockTolerance) throw new Error(`${seconds} s d’écart avec cette machine`);
    }),
    check('base : écriture', 'nommez le serveur principal dans DATABASE_URL', async () => {
      const { mode } = await read<{ mode: string }>("current_setting('transaction_read_only') as mode");
      if (mode === 'on') throw new Error('en lecture seule');
    }),
    check('base : durabilité', 'activez ce réglage de PostgreSQL', async () => {
      if (settings.databaseUrl) await refuseNonDurableServer(sql);
    }),
    ...(replica ? [replicaCheck(replica)] : []),
    check('base : comptes de démonstration', 'choisissez une autre base', () =>
      refuseDemoAccounts(settings, database, demoEmails),
    ),
  ]);
}

const replicaCheck = (replica: Replica) =>
  check('DATABASE_READ_URL : joignable', 'démarrez la réplique, ou corrigez son adresse', async () => {
    if ((await replica.lagSeconds()) === null) throw new Error('ne répond pas, ou n’est pas une réplique');
  });

/** Checks that the database is reachable and, if it is, its content. */
export async function databaseChecks(settings: Settings, demoEmails: readonly string[]): Promise<Check[]> {
  const advice = settings.databaseUrl
    ? 'démarrez PostgreSQL, ou changez DATABASE_URL'
    : 'arrêtez la boutique, ou réglez DATABASE_URL';
  let content: Check[] = [];
  const reachable = await check('base : joignable', advice, async () => {
    const database = await openDatabase(settings).catch((error) => {
      throw error instanceof DataFolderBusy ? new Unchecked(error.message) : error;
    });
    try {
      await database.sql.query({ text: 'select 1' });
      content = await contentChecks(database, settings, demoEmails);
    } finally {
      await database.close();
    }
  });
  return [reachable, ...content];
}

/** Checks that Valkey accepts the shop's login. */
export const valkeyCheck = (url: string): Promise<Check> =>
  check('VALKEY_URL : joignable', 'démarrez Valkey, ou corrigez VALKEY_URL', async () => {
    const client = new Valkey(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
    // Of a failed connection: the command itself is rejected with 'Connection is closed'.
    let reason: Error | undefined;
    client.on('error', (error) => {
      reason = error;
    });
    await client
      .ping()
      .catch((error: Error) => {
        throw reason ?? error;
      })
      .finally(() => client.disconnect());
  });

/** Checks that the mail server accepts the shop's login. */
export const mailServerCheck = (smtpUrl: string): Promise<Check> =>
  check('SMTP_URL : connexion', 'corrigez SMTP_URL, ou le pare-feu', async () => {
    const limits = { connectionTimeout: mailLimit, greetingTimeout: mailLimit, socketTimeout: mailLimit };
    const transport = nodemailer.createTransport({ url: smtpUrl, ...limits });
    await transport.verify().finally(() => transport.close());
  });
