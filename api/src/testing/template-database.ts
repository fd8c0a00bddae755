import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm/logger';
import pg from 'pg';
import type { Database } from '../database/database';
import { fromPglite } from '../database/pglite';
import { openPostgres } from '../database/postgres';

/** The PostgreSQL server of the tests; without it, they run on the embedded database. */
const serverUrl = process.env.TEST_DATABASE_URL;

const dumpFile = () => process.env.TEST_DATABASE_DUMP ?? '';
const templateName = () => process.env.TEST_DATABASE_TEMPLATE ?? '';

/** Returns the URL of a database of the server. */
export const withName = (name: string) =>
  Object.assign(new URL(serverUrl ?? ''), { pathname: `/${name}` }).href;

/** Runs a statement on the server's default database. */
export async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

export interface ServerDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates a database with the demo data on the PostgreSQL server, for processes that open it by its URL. */
export const copyOnServer = (): Promise<ServerDatabase> => createOnServer(`template ${templateName()}`);

/** Creates an empty database on the PostgreSQL server. */
export const emptyOnServer = (): Promise<ServerDatabase> => createOnServer();

async function createOnServer(template = ''): Promise<ServerDatabase> {
  const name = `${templateName()}_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} ${template}`);
  return { url: withName(name), drop: () => onServer(`drop database if exists ${name} with (force)`) };
}

/** Databases of the jest worker, defined in test files for which `opensDatabase` is true. */
declare const embeddedDatabases: {
  take(dumpFile: string): Promise<PGlite>;
  give(client: PGlite): void;
};

/** Timeout in milliseconds: tests fill whole catalogues with one statement. */
const statementTimeout = 60_000;

/** Opens a separate database with the demo data for one test file. */
export async function copyOfTemplate(logger?: Logger): Promise<Database> {
  if (!serverUrl) {
    const client = await embeddedDatabases.take(dumpFile());
    return { ...fromPglite(client, logger), close: async () => embeddedDatabases.give(client) };
  }
  const { url, drop } = await copyOnServer();
  const database = openPostgres(url, { connections: 5, statementTimeout, logger });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}
