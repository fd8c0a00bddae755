import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { withDatabase } from '../../scripts/setup/database.mjs';
import { root } from '../../scripts/setup/paths.mjs';
import { startTestPostgres } from '../../scripts/setup/postgres.mjs';
import { freePort } from '../shop/free-port.mjs';
import { startProcess } from '../shop/start-process.mjs';
import { temporaryFolder } from '../shop/temporary-folder.mjs';

/**
 * @typedef {object} Databases
 * @property {string} name
 * @property {Record<string, string>} forApi variables of an API process on it
 * @property {Record<string, string>} forBare variables of the bare server
 * @property {string} version
 */

/** An API process alone, with its database. @returns {Promise<{ url: string, stop(): Promise<void> }>} */
export async function startApi(variables) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    DATABASE_URL: '',
    SHOP_ENV: 'local',
    SHOP_ENVIRONMENT_FILE: '',
    API_PORT: String(port),
    ...variables,
  };
  return { url, stop: await startProcess(join(root, 'api/dist/main.mjs'), { env, health: `${url}/health` }) };
}

/** Lets the API make its tables and demo data, then changes them by `prepare`. */
async function fill(variables, prepare) {
  const { stop } = await startApi(variables);
  await stop();
  return withDatabase(variables, prepare);
}

/** The embedded database; since only one process may open it, the bare server gets a copy of the folder. */
export async function preparePglite(prepare, cleanup) {
  const [own, copy] = [temporaryFolder(cleanup), temporaryFolder(cleanup)];
  const prepared = await fill({ DATA_DIR: own }, prepare);
  cpSync(own, copy, { recursive: true });
  return { name: 'PGlite', forApi: { DATA_DIR: own }, forBare: { DATA_DIR: copy }, prepared };
}

/** A PostgreSQL server of this run, with the settings it comes with. */
export async function preparePostgres(prepare, cleanup) {
  const server = await startTestPostgres();
  cleanup.add(() => server.stop());
  const variables = { DATABASE_URL: server.url, DATA_DIR: temporaryFolder(cleanup) };
  return {
    name: 'PostgreSQL',
    forApi: variables,
    forBare: variables,
    prepared: await fill(variables, prepare),
  };
}
