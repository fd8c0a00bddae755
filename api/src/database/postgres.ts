import { Socket } from 'node:net';
import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Db } from './database';
import { isDeadlock } from './failures';
import { migratePostgres } from './migrate-postgres';
import * as schema from './schema';

export interface PostgresOptions {
  /** Refuses a server that acknowledges what it has not stored. */
  readonly durable?: boolean;
  readonly connections?: number;
  /** Milliseconds, 7,000 by default; 0 for no limit, which is also none for a server that says nothing. */
  readonly statementTimeout?: number;
  /** Called with every query. */
  readonly logger?: Logger | undefined;
}

/** ms that a server gets beyond the limit of a statement before its connection counts as lost. */
const silence = 1_500;

/**
 * Ends a connection whose server is silent for longer than any statement may take: a stopped server or a
 * broken network closes none, and calls would wait for minutes.
 */
function endingWhenSilent(limit: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(limit, () => {
    socket.destroy(Object.assign(new Error('PostgreSQL says nothing'), { code: 'ETIMEDOUT' }));
  });
}

/** How often one transaction is begun. */
const deadlockTries = 3;

/** A PostgreSQL server shared by any number of API processes. */
export function openPostgres(url: string, options: PostgresOptions = {}): Database {
  const { durable = false, connections = 10, statementTimeout = 7_000, logger } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 3_000,
    // Shorter than the server may be silent.
    idleTimeoutMillis: 5_000,
    keepAlive: true,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'boutique-api',
    ...(statementTimeout > 0 && { stream: () => endingWhenSilent(statementTimeout + silence) }),
  });
  // Idle connections that break are replaced by the pool; in use, their queries fail. Without a listener, one
  // that breaks inside a transaction would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const drizzleOptions = { schema, casing: 'snake_case', ...(logger && { logger }) } as const;
  const db = drizzle(pool, drizzleOptions) as unknown as Db;

  const transaction: Db['transaction'] = async (work, config) => {
    for (let attempt = 1; ; attempt += 1) {
      // drizzle takes a connection by itself, too, but keeps it for ever when its `begin` fails.
      const client = await pool.connect();
      try {
        return await (drizzle(client, drizzleOptions) as unknown as Db).transaction(work, config);
      } catch (error) {
        // The server has rolled this one back; it may be tried again.
        if (!isDeadlock(error) || attempt === deadlockTries) throw error;
      } finally {
        client.release();
      }
    }
  };

  return {
    db: Object.assign(db, { transaction }),
    sql: pool,
    migrate: () => migratePostgres(url, { durable }),
    close: () => pool.end(),
  };
}
