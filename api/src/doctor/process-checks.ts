import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { isPublic } from 'shared-contracts/environment/demo-company';
import { type Check, check, Unchecked } from 'shared-contracts/server/doctor-checks';
import type { Variables } from 'shared-contracts/server/variables';
import { paymentSettings } from '../checkout/payment-settings';
import type { Database } from '../database/database';
import { DataFolderBusy } from '../database/lock-file';
import { openDatabase } from '../database/open-database';
import { migrationsFolder } from '../package-root';
import { lacking, refuseDemoAccounts } from '../production-checks';
import type { Settings } from '../settings';

/** Tolerated seconds between the clocks of the database and this machine; leases and links depend on both. */
const clockTolerance = 10;
/** Timeout in milliseconds. */
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
      if (jwtSecret ? jwtSecret.length < 32 : isPublic(environment))
        throw new Error(
          jwtSecret ? 'moins de 32 caractères' : 'manque : le secret est dans chaque sauvegarde',
        );
    }),
  ];
}

/** Checks the schema, clock and customers of a reachable database. */
export function contentChecks(database: Database, settings: Settings, demoEmails: readonly string[]) {
  const { sql } = database;
  return Promise.all([
    check('base : schéma', 'npm run migrate', async () => {
      const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
      const { rows } = await sql.query({
        text: 'select count(*)::int as done from drizzle.__drizzle_migrations',
      });
      const { done } = rows[0] as { done: number };
      const expected = journal.entries.length;
      if (done !== expected) throw new Error(`${done} migrations, cette construction en a ${expected}`);
    }),
    check('base : horloge', 'réglez l’heure (NTP) du serveur PostgreSQL ou de cette machine', async () => {
      const { rows } = await sql.query({
        text: 'select extract(epoch from clock_timestamp())::float as now',
      });
      const seconds = Math.round((rows[0] as { now: number }).now - Date.now() / 1000);
      if (Math.abs(seconds) > clockTolerance) throw new Error(`${seconds} s d’écart avec cette machine`);
    }),
    check('base : comptes de démonstration', 'choisissez une autre base', () =>
      refuseDemoAccounts(settings, database, demoEmails),
    ),
  ]);
}

export async function databaseChecks(settings: Settings, demoEmails: readonly string[]): Promise<Check[]> {
  let database: Database | undefined;
  const reachable = await check(
    'base : joignable',
    'démarrez PostgreSQL, ou changez DATABASE_URL',
    async () => {
      try {
        const opened = await openDatabase(settings);
        database = opened;
        await opened.sql.query({ text: 'select 1' });
      } catch (error) {
        throw error instanceof DataFolderBusy ? new Unchecked(error.message) : error;
      }
    },
  );
  try {
    const rest = database && reachable.problem === null ? contentChecks(database, settings, demoEmails) : [];
    return [reachable, ...(await rest)];
  } finally {
    await database?.close();
  }
}

/** Checks that the mail server accepts the shop's login. */
export const mailServerCheck = (smtpUrl: string): Promise<Check> =>
  check('SMTP_URL : connexion', 'corrigez SMTP_URL, ou le pare-feu', async () => {
    const limits = { connectionTimeout: mailLimit, greetingTimeout: mailLimit, socketTimeout: mailLimit };
    const transport = nodemailer.createTransport({ url: smtpUrl, ...limits });
    await transport.verify().finally(() => transport.close());
  });
