import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../tools/build/free-port.mjs';
import { type DatabaseVariables, type Query, withDatabase } from '../../../tools/setup/database.mjs';
import { root } from '../../../tools/setup/paths.mjs';
import { startTestPostgres } from '../../../tools/setup/postgres.mjs';
import type { Cleanup } from '../shop/cleanup';
import { startProcess } from '../shop/start-process';
import { temporaryFolder } from '../shop/temporary-folder';

/** A database with the demo data. */
interface Database<Prepared> {
  readonly name: string;
  /** Variables of an API process on it. */
  readonly forApi: DatabaseVariables;
  /** Variables of the bare server. */
  readonly forBare: DatabaseVariables;
  /** What `prepare` answered. */
  readonly prepared: Prepared;
}

type Prepare<Prepared> = (query: Query) => Promise<Prepared>;

interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** An API process alone, with its database. */
export async function startApi(variables: DatabaseVariables): Promise<RunningServer> {
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

/** The bare server on a database; it must be the only process on an embedded one. */
export async function startBareServer(variables: DatabaseVariables): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { DATABASE_URL: '', ...variables, BARE_PORT: String(port) };
  return {
    url,
    stop: await startProcess(join(import.meta.dirname, 'bare-server.mjs'), { env, health: `${url}/health` }),
  };
}

/** Lets the API make its tables and demo data, then changes them by `prepare`. */
async function fill<Prepared>(variables: DatabaseVariables, prepare: Prepare<Prepared>): Promise<Prepared> {
  const { stop } = await startApi(variables);
  await stop();
  return withDatabase(variables, prepare);
}

/** The embedded database; since only one process may open it, the bare server gets a copy of the folder. */
export async function preparePglite<Prepared>(
  prepare: Prepare<Prepared>,
  cleanup: Cleanup,
): Promise<Database<Prepared>> {
  const [own, copy] = [temporaryFolder(cleanup), temporaryFolder(cleanup)];
  const prepared = await fill({ DATA_DIR: own }, prepare);
  cpSync(own, copy, { recursive: true });
  return { name: 'PGlite', forApi: { DATA_DIR: own }, forBare: { DATA_DIR: copy }, prepared };
}

/** A PostgreSQL server of this run, with the settings it comes with. */
export async function preparePostgres<Prepared>(
  prepare: Prepare<Prepared>,
  cleanup: Cleanup,
): Promise<Database<Prepared>> {
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
