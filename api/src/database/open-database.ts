import type { Settings } from '../settings';
import type { Database } from './database';
import { openPglite } from './pglite';
import { openPostgres, type PostgresOptions } from './postgres';

/** Opens the database that the settings choose. @param options of a PostgreSQL server; the embedded one has none */
export async function openDatabase(
  { databaseUrl, dataDirectory }: Settings,
  options: Pick<PostgresOptions, 'statementTimeout'> = {},
): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, { durable: true, ...options }) : openPglite(dataDirectory);
}
