import { readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { environmentFile, loadEnvironment } from 'server-kit/load-environment';
import { replaceFile } from 'server-kit/replace-file';
import { seedWhenEmpty } from '../../seed/seed';
import type { Database } from '../database/database';
import { fromPglite } from '../database/pglite';
import { openPostgres } from '../database/postgres';
import { projectRoot } from '../package-root';
import { quickPasswords } from './quick-passwords';
import { onServer, withName } from './template-database';

/** Milliseconds after which a template is deleted. */
const twoDays = 2 * 24 * 60 * 60 * 1000;

async function fill(database: Database): Promise<void> {
  const { company } = loadEnvironment(environmentFile({}, projectRoot), {});
  await database.migrate();
  await seedWhenEmpty(database.db, quickPasswords(), company);
}

async function makeEmbedded(file: string): Promise<void> {
  const client = await PGlite.create();
  await fill(fromPglite(client));
  keep(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await client.close();
}

/** Stores a template and deletes old ones; another process may do the same. */
function keep(file: string, content: Buffer): void {
  replaceFile(file, content);
  for (const name of readdirSync(dirname(file))) {
    const path = join(dirname(file), name);
    const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - twoDays) rmSync(path, { force: true });
  }
}

async function makeOnServer(name: string): Promise<void> {
  await onServer(`create database ${name}`);
  const database = openPostgres(withName(name));
  await fill(database);
  await database.close();
}

const { TEST_DATABASE_DUMP: file, TEST_DATABASE_TEMPLATE: name } = process.env;
if (name) await makeOnServer(name);
else if (file) await makeEmbedded(file);
