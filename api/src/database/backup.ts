import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import pg from 'pg';
import type { Settings } from '../settings';
import { StartError } from './database';
import { lockFile } from './lock-file';

type Stored = Pick<Settings, 'databaseUrl' | 'dataDirectory'>;

/** Dump of PostgreSQL in its custom format; the embedded database is part of the data folder. */
const dump = 'database.dump';
/** Copy of `DATA_DIR`. */
const data = 'data';

const isLock = (file: string) => basename(file).startsWith('database.lock');
const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).every((file) => isLock(file));

/** Runs a PostgreSQL program. The password is not an argument: other processes can read arguments. */
function run(program: 'pg_dump' | 'pg_restore', databaseUrl: string, args: readonly string[]): void {
  const url = new URL(databaseUrl);
  const env = { ...process.env, ...(url.password && { PGPASSWORD: decodeURIComponent(url.password) }) };
  url.password = '';
  const { error, status } = spawnSync(program, [`--dbname=${url.href}`, ...args], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (error) throw new StartError(`${program} est introuvable : installez le paquet postgresql-client.`);
  if (status !== 0) throw new StartError(`${program} a échoué (code ${status}).`);
}

/** Locks the embedded database, as a running shop does, during `work`; PostgreSQL needs no lock. */
async function withDataFolderLocked(
  { databaseUrl, dataDirectory }: Stored,
  work: () => void | Promise<void>,
): Promise<void> {
  const unlock = databaseUrl ? null : await lockFile(join(dataDirectory, 'database.lock'));
  try {
    await work();
  } finally {
    unlock?.();
  }
}

/**
 * Copies the database and the data folder into a new folder; on PostgreSQL the shop may be running.
 * @throws {StartError} when the folder exists, or the embedded database is in use
 */
export async function backUp(stored: Stored, folder: string): Promise<void> {
  const { databaseUrl, dataDirectory } = stored;
  if (!isEmpty(folder)) throw new StartError(`${folder} existe déjà : choisissez un autre dossier.`);
  if (!databaseUrl && !existsSync(join(dataDirectory, 'database')))
    throw new StartError(`Aucune base de données dans ${dataDirectory} : changez DATA_DIR ou DATABASE_URL.`);
  await withDataFolderLocked(stored, () => {
    const unfinished = `${folder}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    if (databaseUrl) run('pg_dump', databaseUrl, ['--format=custom', `--file=${join(unfinished, dump)}`]);
    if (existsSync(dataDirectory))
      cpSync(dataDirectory, join(unfinished, data), { recursive: true, filter: (file) => !isLock(file) });
    renameSync(unfinished, folder);
  });
}

async function refuseFilled(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client
    .query(`select from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1`)
    .finally(() => client.end());
  if (rows.length > 0)
    throw new StartError('DATABASE_URL : la base contient des tables ; créez-en une vide (createdb).');
}

/**
 * Restores a backup into an empty database and an empty data folder.
 * @throws {StartError} when one of them is not empty, or the backup is of another kind of database
 */
export async function restore(stored: Stored, folder: string): Promise<void> {
  const { databaseUrl, dataDirectory } = stored;
  const file = join(folder, dump);
  if (!existsSync(file) && !existsSync(join(folder, data, 'database')))
    throw new StartError(`${folder} n’est pas une sauvegarde.`);
  if (existsSync(file) !== Boolean(databaseUrl))
    throw new StartError(
      databaseUrl
        ? `${folder} est la sauvegarde d’une base intégrée : retirez DATABASE_URL.`
        : `${folder} est la sauvegarde d’une base PostgreSQL : indiquez DATABASE_URL.`,
    );
  if (!isEmpty(dataDirectory))
    throw new StartError(`${dataDirectory} n’est pas vide : choisissez un autre dossier avec DATA_DIR.`);
  await withDataFolderLocked(stored, async () => {
    if (databaseUrl) {
      await refuseFilled(databaseUrl);
      const options = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];
      run('pg_restore', databaseUrl, [...options, file]);
    }
    if (existsSync(join(folder, data))) cpSync(join(folder, data), dataDirectory, { recursive: true });
  });
}
