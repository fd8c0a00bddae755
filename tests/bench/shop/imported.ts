import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { DatabaseVariables } from '../../../tools/setup/database.mjs';
import { root } from '../../../tools/setup/paths.mjs';
import { startTestPostgres } from '../../../tools/setup/postgres.mjs';
import { type Cleanup, temporaryFolder } from './cleanup';

/** An embedded database and one of a PostgreSQL server of this run, both without articles. */
export async function emptyDatabases(cleanup: Cleanup) {
  const server = await startTestPostgres();
  cleanup.add(() => server.stop());
  const folder = () => temporaryFolder(cleanup);
  return [
    { name: 'PGlite', variables: { DATABASE_URL: '', DATA_DIR: folder() } },
    { name: 'PostgreSQL', variables: { DATABASE_URL: server.url, DATA_DIR: folder() } },
  ];
}

/** Imports the file as `catalogue:import` does; answers its seconds. @throws when the import refuses it */
export function importCatalogue(file: string, variables: DatabaseVariables): number {
  const begun = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'api/dist/import.mjs'), file], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, SHOP_ENV: 'local', SHOP_ENVIRONMENT_FILE: '', ...variables },
  });
  if (status !== 0) throw new Error(stderr);
  return (performance.now() - begun) / 1000;
}
