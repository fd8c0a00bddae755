import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartError } from 'server-kit/start-error';
import { migrationsFolder } from '../package-root';
import type { PlainSql } from './database';
import { storeForRole } from './session-settings';

/** Arbitrary lock number, the same in all processes of the shop. */
const migrationLock = 1986_2025;

/**
 * Disables the timeouts of server, database and role: a migration that exceeds one would fail at every start.
 * Settings and lock are local to the transaction, since a pooler then gives the connection to other clients.
 */
const withoutLimits =
  'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0';

/**
 * Migrates a server on a separate connection, without time limit. Processes migrate one at a time.
 * @throws {StartError} when `durable` is set and the server may lose acknowledged writes
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
  // When the connection breaks, the running query fails, which is enough.
  client.on('error', () => {});
  await client.connect();
  try {
    if (durable) await refuseNonDurableServer(client);
    await client.query(`begin; ${withoutLimits}`);
    await takeLock(client);
    await storeForRole(client);
    await client.query(withoutLimits);
    // Within a transaction, its `begin` has no effect, and its `commit` ends this transaction.
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

/** @throws {StartError} for a server that may lose acknowledged writes */
export async function refuseNonDurableServer(sql: PlainSql): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit']) {
    const { rows } = await sql.query({ text: 'select current_setting($1) as value', values: [setting] });
    if ((rows[0] as { value: string }).value === 'off') {
      throw new StartError(
        `PostgreSQL : ${setting} est désactivé, des commandes pourraient être perdues ; activez-le.`,
      );
    }
  }
}
