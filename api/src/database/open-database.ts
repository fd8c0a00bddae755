import { refuseForgottenDatabase } from '../production-checks';
import type { Settings } from '../settings';
import type { Database } from './database';
import { openPglite } from './pglite';
import { openPostgres, type PostgresOptions } from './postgres';

/**
 * Opens the database that the settings choose.
 * @param options of a PostgreSQL server; the embedded one has none
 * @throws {StartError} when a public shop says of none: a command would work on an empty one beside it
 */
export async function openDatabase(
  settings: Settings,
  options: Pick<PostgresOptions, 'statementTimeout'> = {},
): Promise<Database> {
  const { databaseUrl, databaseOptions, dataDirectory } = settings;
  refuseForgottenDatabase(settings);
  return databaseUrl
    ? openPostgres(databaseUrl, { durable: true, ...databaseOptions, ...options })
    : openPglite(dataDirectory);
}
