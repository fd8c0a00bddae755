import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { environmentFile, loadEnvironment } from 'server-kit/load-environment';
import { seedWhenEmpty } from '../../seed/seed';
import type { Database } from '../database/database';
import { fromPglite } from '../database/pglite';
import { openPostgres } from '../database/postgres';
import { projectRoot } from '../package-root';
import { quickPasswords } from './quick-passwords';
import { onServer, withName } from './template-database';

const twoDays = 2 * 24 * 60 * 60 * 1000;

async function fill(database: Database): Promise<void> {
  await database.migrate();
  await seedWhenEmpty(
    database.db,
    quickPasswords(),
    loadEnvironment(environmentFile({}, projectRoot), {}).company,
  );
}

async function makeEmbedded(file: string): Promise<void> {
  const client = await PGlite.create();
  await fill(fromPglite(client));
  keep(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await client.close();
}

/** Stores a template atomically and deletes unused ones. */
function keep(file: string, content: Buffer): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
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
