import { refuseForgottenDatabase } from '../production-checks';
import type { Settings } from '../settings';
import type { Database } from './database';
import { openPglite } from './pglite';
import { openPostgres, type PostgresOptions } from './postgres';

/**
 * Opens the database selected by the settings.
 * @param options for a PostgreSQL server; the embedded database ignores them
 * @throws {StartError} when a public shop configures no database: a command would silently use an empty one
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
