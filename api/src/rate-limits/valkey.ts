import type { FastifyBaseLogger } from 'fastify';
import { Valkey } from 'iovalkey';

/** Timeouts of a response and of a connection in milliseconds. */
const responseLimit = 500;
const connectionLimit = 2_000;

/**
 * Connects to Valkey or Redis and reconnects after failures. While disconnected, commands fail at once, so
 * that callers can fall back; loss and return of the connection are logged.
 * @param url `redis:`, `rediss:` or `valkey:`, with credentials and number of the database
 */
export function connectValkey(url: string, log: FastifyBaseLogger): Valkey {
  const client = new Valkey(url, {
    connectionName: 'boutique-api',
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: responseLimit,
    socketTimeout: 2 * responseLimit,
    connectTimeout: connectionLimit,
    retryStrategy: (attempt) => Math.min(attempt * 100, connectionLimit),
  });
  let isAway = false;
  // Without a listener the client prints each failed attempt.
  client.on('error', () => {});
  client.on('reconnecting', () => {
    if (!isAway) log.warn('valkey away: tries are counted in the database');
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) log.warn('valkey is back');
    isAway = false;
  });
  return client;
}
