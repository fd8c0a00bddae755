import { Socket } from 'node:net';
import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Db } from './database';
import { isDatabaseAway, isRolledBack } from './database-errors';
import { migratePostgres } from './migrate-postgres';
import { replicaOf } from './replica';
import { prepareSession } from './session-settings';
import { traceQueries } from './trace-queries';

/** How an API process uses PostgreSQL. */
export interface PostgresOptions {
  /** Refuses a server that acknowledges writes before they are durable. */
  readonly durable?: boolean;
  /** Size of the pool, 10 by default. */
  readonly connections?: number;
  /** False for a pooler in transaction mode without support for named statements. */
  readonly namedStatements?: boolean;
  /** URL of a replica that serves the catalogue. */
  readonly replicaUrl?: string | undefined;
  /** Milliseconds, 7,000 by default; 0 for no limit, not even for a server that does not respond. */
  readonly statementTimeout?: number;
  readonly logger?: Logger | undefined;
}

/** Milliseconds after the statement timeout until the connection to a silent server counts as lost. */
const responseGrace = 1_500;

/** Creates a socket that closes when the server does not respond: a frozen server never closes it. */
function createSocketWithTimeout(limit: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(limit, () => {
    socket.destroy(Object.assign(new Error('PostgreSQL does not respond'), { code: 'ETIMEDOUT' }));
  });
}

/** Number of attempts of a transaction that the server rolls back, after a deadlock for instance. */
const transactionTries = 3;

/** Removes the names that drizzle and rate-limiter-flexible give to statements. */
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
    // Shorter than the timeout of a silent server.
    idleTimeoutMillis: 5_000,
    keepAlive: true,
    // 0 would not be sent, and the server's timeout would apply.
    statement_timeout: statementTimeout || 2 ** 31 - 1,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'boutique-api',
    onConnect: prepareSession,
    ...(statementTimeout > 0 && { stream: () => createSocketWithTimeout(statementTimeout + responseGrace) }),
  });
  // The pool replaces idle connections that break; queries on others fail. Without a listener, a connection
  // that breaks inside a transaction would terminate the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (!namedStatements) sendUnnamed(client);
    traceQueries(client);
  });
  return traceQueries(pool);
}

/** Opens a PostgreSQL server, which any number of API processes may share. */
export function openPostgres(url: string, options: PostgresOptions = {}): Database {
  const { durable = false, replicaUrl, logger } = options;
  const pool = createPool(url, options);
  const replicaPool = replicaUrl ? createPool(replicaUrl, options) : null;
  const drizzleOptions = { casing: 'snake_case', ...(logger && { logger }) } as const;
  const db = drizzle(pool, drizzleOptions) as Db;

  const transaction: Db['transaction'] = async (work, config) => {
    for (let attempt = 1; ; attempt += 1) {
      // drizzle's own `transaction` never releases its connection when `begin` fails.
      const client = await pool.connect();
      let failure: unknown;
      try {
        return await (drizzle(client, drizzleOptions) as Db).transaction(work, config);
      } catch (error) {
        failure = error;
        if (!isRolledBack(error) || attempt === transactionTries) throw error;
      } finally {
        // A connection may stay read-only when its server no longer is.
        client.release(isDatabaseAway(failure));
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
