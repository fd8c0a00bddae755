import { refuseForgottenDatabase } from '../production-checks';
import type { Settings } from '../settings';
import type { Database } from './database';
import { openPglite } from './pglite';
import { openPostgres, type PostgresOptions } from './postgres';

/** Opens the database of the settings. @throws {StartError} when a public shop configures none */
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
