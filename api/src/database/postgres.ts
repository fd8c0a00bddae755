import { Socket } from 'node:net';
import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Db } from './database';
import { isDeadlock } from './database-errors';
import { migratePostgres } from './migrate-postgres';
import { replicaOf } from './replica';
import * as schema from './schema';
import { traceQueries } from './trace-queries';

export interface PostgresOptions {
  /** Refuses a server that acknowledges what it has not stored. */
  readonly durable?: boolean;
  /** Of the pool, 10 by default. */
  readonly connections?: number;
  /** False for a pooler in transaction mode that does not know named statements: every statement is unnamed. */
  readonly namedStatements?: boolean;
  /** A replica of the server that answers for the catalogue. */
  readonly replicaUrl?: string | undefined;
  /** Milliseconds, 7,000 by default; 0 for no limit, which is also none for a server that says nothing. */
  readonly statementTimeout?: number;
  /** Called with every query. */
  readonly logger?: Logger | undefined;
}

/** ms that a server gets beyond the limit of a statement before its connection counts as lost. */
const silence = 1_500;

/** Ends a connection whose server is silent: a stopped server or a broken network closes none. */
function endingWhenSilent(limit: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(limit, () => {
    socket.destroy(Object.assign(new Error('PostgreSQL says nothing'), { code: 'ETIMEDOUT' }));
  });
}

/** How often one transaction is begun. */
const deadlockTries = 3;

/** Takes the name from every statement that drizzle and rate-limiter-flexible give one. */
function sendUnnamed(client: pg.PoolClient): void {
  const { query } = client;
  Object.assign(client, {
    query: (statement: string | object, ...rest: unknown[]) =>
      Reflect.apply(query, client, [
        typeof statement === 'string' ? statement : { ...statement, name: undefined },
        ...rest,
      ]),
  });
}

function createPool(url: string, options: PostgresOptions): pg.Pool {
  const { connections = 10, namedStatements = true, statementTimeout = 7_000 } = options;
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
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (!namedStatements) sendUnnamed(client);
    traceQueries(client);
  });
  return traceQueries(pool);
}

/** A PostgreSQL server shared by any number of API processes. */
export function openPostgres(url: string, options: PostgresOptions = {}): Database {
  const { durable = false, replicaUrl, logger } = options;
  const pool = createPool(url, options);
  const replicaPool = replicaUrl ? createPool(replicaUrl, options) : null;
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
    pool,
    ...(replicaPool && { replica: replicaOf(replicaPool, pool, logger) }),
    migrate: () => migratePostgres(url, { durable }),
    close: async () => {
      await Promise.all([pool.end(), replicaPool?.end()]);
    },
  };
}
