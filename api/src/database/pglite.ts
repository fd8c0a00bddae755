import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from '../package-root';
import type { Database, Db } from './database';
import { lockFile } from './lock-file';
import { storageErrorOf } from './storage-errors';
import { traceQueries } from './trace-queries';

/** Warns at the start of a shop without PostgreSQL. */
export const embeddedWarning =
  'Base de données intégrée (PGlite) : elle survit à un processus tué, pas à une coupure de courant, et ne sert qu’un processus (DATABASE_URL choisit PostgreSQL).';

/** Folder of the embedded database in the data folder. */
export const databaseFolder = (dataDirectory: string) => join(dataDirectory, 'database');

/** Opens a database in this process. Without fsync it survives a killed process, but not a power cut. */
export async function openPglite(dataDirectory: string): Promise<Database> {
  let unlock = () => {};
  try {
    unlock = await lockFile(join(dataDirectory, 'database.lock'));
    const database = fromPglite(await openFolder(databaseFolder(dataDirectory)));
    const close = () => database.close().then(unlock);
    return { ...database, close };
  } catch (error) {
    unlock();
    throw storageErrorOf(error, dataDirectory, 'DATA_DIR') ?? error;
  }
}

// The default of 128 MB far exceeds the demo data; a larger catalogue belongs on PostgreSQL.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Opens the folder. A new database is a copy of PGlite's empty one: `initdb` needs 4 s of CPU and 850 MB. */
async function openFolder(dataDir: string): Promise<PGlite> {
  const unfinished = `${dataDir}.unfinished`;
  if (existsSync(unfinished)) rmSync(dataDir, { recursive: true, force: true });
  if (existsSync(dataDir)) return PGlite.create({ dataDir, startParams });
  const { dataDir: emptyDatabase } = await import('@electric-sql/pglite-prepopulatedfs');
  writeFileSync(unfinished, '');
  const client = await PGlite.create({ dataDir, startParams, loadDataDir: await emptyDatabase() });
  rmSync(unfinished);
  return client;
}

/** Makes an open PGlite the database of the API. */
export function fromPglite(client: PGlite, logger?: Logger): Database {
  const { transaction } = client;
  Object.assign(traceQueries(client), {
    transaction: (work: (inside: Transaction) => Promise<unknown>) =>
      transaction.call(client, (inside) => work(traceQueries(inside))),
  });
  const db = drizzle(client, { casing: 'snake_case', ...(logger && { logger }) });
  return {
    db: db as Db,
    sql: {
      query: async ({ text, values }) => {
        const { rows, affectedRows } = await client.query(text, values);
        return { rows, rowCount: rows.length || (affectedRows ?? 0) };
      },
    },
    migrate: () => migrate(db, { migrationsFolder }),
    close: () => client.close(),
  };
}
