import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm/logger';
import pg from 'pg';
import { seedWhenEmpty } from '../../seed/seed';
import { createPasswords } from '../account/passwords';
import type { Database } from '../database/database';
import { fromPglite } from '../database/pglite';
import { openPostgres } from '../database/postgres';
import { keepTemplate, templateFile } from './template-file';

/** The PostgreSQL server of the tests; without it, they run on the embedded database. */
const serverUrl = process.env.TEST_DATABASE_URL;

const dumpFile = () => process.env.TEST_DATABASE_DUMP ?? '';
const templateName = () => process.env.TEST_DATABASE_TEMPLATE ?? '';

const withName = (name: string) => Object.assign(new URL(serverUrl ?? ''), { pathname: `/${name}` }).href;

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/**
 * Creates a seeded database, which is copied for every test file; an embedded one is cached for the next run.
 */
export const makeTemplate = () => (serverUrl ? makeServerTemplate() : makeEmbeddedTemplate());

async function makeEmbeddedTemplate(): Promise<void> {
  const file = templateFile();
  process.env.TEST_DATABASE_DUMP = file;
  if (existsSync(file)) return;
  const client = await PGlite.create();
  await fill(fromPglite(client));
  keepTemplate(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await client.close();
}

async function makeServerTemplate(): Promise<void> {
  const name = `boutique_test_${process.pid}`;
  process.env.TEST_DATABASE_TEMPLATE = name;
  await onServer(`create database ${name}`);
  const database = openPostgres(withName(name));
  await fill(database);
  await database.close();
}

/** Creates passwords with the lowest cost that argon2id allows, since most tests sign in. */
export const quickPasswords = () => createPasswords({ cost: { memoryCost: 8, timeCost: 1, parallelism: 1 } });

async function fill(database: Database): Promise<void> {
  await database.migrate();
  await seedWhenEmpty(database.db, quickPasswords());
}

export async function removeServerTemplate(): Promise<void> {
  if (serverUrl) await onServer(`drop database if exists ${templateName()}`);
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
    return { ...fromPglite(client, { logger }), close: async () => embeddedDatabases.give(client) };
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
