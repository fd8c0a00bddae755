import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { StartError } from 'server-kit/start-error';
import type { Settings } from '../settings';
import { lockFile } from './lock-file';
import { storageErrorOf } from './storage-errors';

type Stored = Pick<Settings, 'databaseUrl' | 'dataDirectory'>;

/** Dump of PostgreSQL in its custom format; the embedded database is part of the data folder. */
const dump = 'database.dump';
/** Copy of `DATA_DIR`. */
const data = 'data';
/** Folder in `DATA_DIR`, which may be a mounted disk, that a restore fills before it moves the content up. */
const restoring = 'restore.unfinished';

const isLock = (file: string) => basename(file).startsWith('database.lock');
const isEmpty = (folder: string) =>
  !existsSync(folder) || readdirSync(folder).every((file) => isLock(file) || file === restoring);

/**
 * Runs a PostgreSQL program. The password is not an argument: other processes can read arguments.
 * @param archive file that it reads as its input, which ends with this process: a killed restore changes nothing
 */
async function run(
  program: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: readonly string[],
  archive?: string,
): Promise<void> {
  const url = new URL(databaseUrl);
  const { password } = new pg.Client({ connectionString: databaseUrl });
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  url.password = '';
  const child = spawn(program, [`--dbname=${url.href}`, ...args], {
    env,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const exit = once(child, 'exit').catch(() => {
    throw new StartError(`${program} est introuvable : installez le paquet postgresql-client.`);
  });
  // A program that stops early closes its input, and its code says so.
  const input = archive && pipeline(createReadStream(archive), child.stdin).catch(() => undefined);
  const [[status]] = await Promise.all([exit, input]);
  if (status !== 0) throw new StartError(`${program} a échoué (code ${status}).`);
}

/**
 * Fills an empty folder with `work`, readable by its owner only, and then moves its content with `move`.
 * @throws {StartError} for a fault of disk or permissions; `folder` is then removed
 */
async function fill(
  folder: string,
  option: string,
  work: () => Promise<void>,
  move: () => void,
): Promise<void> {
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await work();
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
    move();
  } catch (error) {
    const reason = storageErrorOf(error, folder, option) ?? error;
    if (existsSync(folder)) rmSync(folder, { recursive: true });
    throw reason;
  }
}

/** Locks the embedded database, as a running shop does, during `work`; PostgreSQL needs no lock. */
async function withDataFolderLocked(
  { databaseUrl, dataDirectory }: Stored,
  work: () => Promise<void>,
): Promise<void> {
  const unlock = databaseUrl ? null : await lockFile(join(dataDirectory, 'database.lock'));
  try {
    await work();
  } finally {
    unlock?.();
  }
}

/**
 * Returns whether the database has tables.
 * @throws {StartError} when it does not respond, or behind a pooler: `pg_dump` and `pg_restore` change the
 * `search_path` of their connection, which a pooler then gives to the shop
 */
async function hasTables(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  const text = `select pg_backend_pid() as pid, exists (select from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')) as filled`;
  const [row] = await client
    .connect()
    .then(async () => (await client.query<{ pid: number; filled: boolean }>(text)).rows)
    .catch(({ message, code }: NodeJS.ErrnoException) => {
      throw new StartError(
        `DATABASE_URL : base inaccessible (${message || code}) : démarrez PostgreSQL, créez la base (createdb) ou corrigez l’adresse.`,
      );
    })
    .finally(() => client.end());
  // A pooler announces an id of its own, and runs statements in a process that it shares.
  if (row?.pid !== (client as pg.Client & { readonly processID: number | null }).processID)
    throw new StartError(
      'DATABASE_URL passe par un pooler (PgBouncer), dont une sauvegarde dérègle les connexions : nommez le serveur PostgreSQL.',
    );
  return row.filled;
}

/**
 * Copies the database and the data folder into a new folder; on PostgreSQL the shop may be running. The folder
 * gets its name when it is complete.
 * @throws {StartError} for a folder with files or in `DATA_DIR`, a missing or used database, or a failed copy
 */
export async function backUp(stored: Stored, folder: string): Promise<void> {
  const { databaseUrl, dataDirectory } = stored;
  if (existsSync(folder) && !(statSync(folder).isDirectory() && isEmpty(folder)))
    throw new StartError(`${folder} existe déjà : choisissez un autre dossier.`);
  if (!relative(dataDirectory, resolve(folder)).startsWith('..'))
    throw new StartError(`${folder} est dans ${dataDirectory} : choisissez un dossier hors de DATA_DIR.`);
  if (!databaseUrl && !existsSync(join(dataDirectory, 'database')))
    throw new StartError(`Aucune base de données dans ${dataDirectory} : changez DATA_DIR ou DATABASE_URL.`);
  if (databaseUrl) await hasTables(databaseUrl);
  await withDataFolderLocked(stored, async () => {
    // A name of its own: two backups into one folder must not write into one draft.
    const unfinished = `${folder}.${randomUUID()}.unfinished`;
    async function copy() {
      if (databaseUrl)
        await run('pg_dump', databaseUrl, ['--format=custom', `--file=${join(unfinished, dump)}`]);
      // The files that links name, not the links: the folder may be a link to a mounted disk.
      const options = { recursive: true, dereference: true, filter: (file: string) => !isLock(file) };
      if (existsSync(dataDirectory)) cpSync(dataDirectory, join(unfinished, data), options);
    }
    await fill(unfinished, '--to', copy, () => renameSync(unfinished, folder));
  });
}

/**
 * Restores a backup into an empty database and an empty data folder, which an interrupted restore leaves empty.
 * @throws {StartError} when one of them is not empty, the folder holds no backup of that kind, or the copy fails
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
  if (databaseUrl && (await hasTables(databaseUrl)))
    throw new StartError('DATABASE_URL : la base contient des tables ; créez-en une vide (createdb).');
  await withDataFolderLocked(stored, async () => {
    const unfinished = join(dataDirectory, restoring);
    async function copy() {
      if (existsSync(join(folder, data))) cpSync(join(folder, data), unfinished, { recursive: true });
      const options = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];
      if (databaseUrl) await run('pg_restore', databaseUrl, options, file);
    }
    await fill(unfinished, 'DATA_DIR', copy, () => {
      // The database last: until then the folder has none.
      const rankOf = (name: string) => Number(name === 'database');
      const names = readdirSync(unfinished).sort((one, other) => rankOf(one) - rankOf(other));
      for (const name of names) renameSync(join(unfinished, name), join(dataDirectory, name));
      rmSync(unfinished, { recursive: true });
    });
  });
}
