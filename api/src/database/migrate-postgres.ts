import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder } from '../package-root';
import { StartError } from './database';

/** Any number: all processes of the shop must ask for the same one. */
const migrationLock = 1986_2025;

/**
 * Without limits of server, database or role: a migration that is cut off would be so at every start. They and
 * the lock belong to the transaction, since a pooler gives the connection to others afterwards.
 */
const beginWithoutLimits =
  'begin; set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0';

/**
 * Migrates a server on a connection of its own, without time limit. Processes migrate one at a time.
 * @throws {StartError} when the server may lose what it has acknowledged and `durable` is set
 */
export async function migratePostgres(
  url: string,
  { durable }: { readonly durable: boolean },
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    application_name: 'boutique-api migration',
  });
  // A connection that breaks fails the query under way, which is enough.
  client.on('error', () => {});
  await client.connect();
  try {
    if (durable) await refuseForgetfulServer(client);
    await client.query(beginWithoutLimits);
    await takeLock(client);
    // Its `begin` does nothing within a transaction, and its `commit` ends this one.
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

async function takeLock(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
    migrationLock,
  ]);
  if (rows[0]?.taken) return;
  console.warn('Une autre migration de la base est en cours : attente de sa fin.');
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
}

async function refuseForgetfulServer(client: pg.Client): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit']) {
    const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [setting]);
    if (rows[0]?.value === 'off') {
      throw new StartError(
        `PostgreSQL : ${setting} est désactivé, des commandes pourraient être perdues ; activez-le.`,
      );
    }
  }
}
