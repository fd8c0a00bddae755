import { Valkey } from 'iovalkey';

/** Timeouts of a response and of a connection in milliseconds. */
const responseLimit = 500;
const connectionLimit = 2_000;

/**
 * Connects to Valkey or Redis and reconnects after failures. While disconnected, commands fail at once, so
 * that callers can fall back; loss and return of the connection are logged.
 * @param url `redis:`, `rediss:` or `valkey:`, with credentials and number of the database
 * @param name of the process, which Valkey lists
 * @param meanwhile what happens while it is away, for the log
 */
export function connectValkey(
  url: string,
  name: string,
  meanwhile: string,
  log: { warn(text: string): void },
): Valkey {
  const client = new Valkey(url, {
    connectionName: name,
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
    if (!isAway) log.warn(`valkey away: ${meanwhile}`);
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) log.warn('valkey is back');
    isAway = false;
  });
  return client;
}
