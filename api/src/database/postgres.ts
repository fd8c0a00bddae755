import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder } from '../package-root';
import { type Database, type Db, StartError } from './database';
import * as schema from './schema';

/** Any number: all processes of the shop must ask for the same one. */
const migrationLock = 1986_2025;

export interface PostgresOptions {
  /** Refuses a server that acknowledges what it has not stored. */
  readonly durable?: boolean;
  readonly connections?: number;
  /** Milliseconds; 0 for no limit. */
  readonly statementTimeout?: number;
  /** Is told every query. */
  readonly logger?: Logger | undefined;
}

/** A PostgreSQL server shared by any number of API processes. */
export function openPostgres(url: string, options: PostgresOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 3_000,
    statement_timeout: options.statementTimeout ?? 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'boutique-api',
  });
  // An idle connection that breaks is no error of ours: the next query opens another.
  pool.on('error', () => {});
  const { logger } = options;
  const db = drizzle(pool, { schema, casing: 'snake_case', ...(logger && { logger }) });

  return {
    db: db as unknown as Db,
    sql: pool,
    migrate: async () => {
      if (options.durable) await refuseForgetfulServer(pool);
      await withMigrationLock(pool, () => migrate(db, { migrationsFolder }));
    },
    close: () => pool.end(),
  };
}

async function withMigrationLock(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
    client.release();
  }
}

async function refuseForgetfulServer(pool: pg.Pool): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit']) {
    const { rows } = await pool.query<{ value: string }>('select current_setting($1) as value', [setting]);
    if (rows[0]?.value === 'off') {
      throw new StartError(
        `PostgreSQL : ${setting} est désactivé, des commandes pourraient être perdues ; activez-le.`,
      );
    }
  }
}
