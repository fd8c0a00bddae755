import { join } from 'node:path';
import { freePort } from '../../../tools/build/free-port.mjs';
import type { DatabaseVariables } from '../../../tools/setup/database.mjs';
import { root } from '../../../tools/setup/paths.mjs';
import { startProcess } from '../shop/start-process';

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

/** The bare server with what an API responds, or on a database; it must be the only process on an embedded one. */
export async function startBareServer(
  variables: DatabaseVariables & { readonly API_URL?: string },
): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { DATABASE_URL: '', DATA_DIR: '', ...variables, BARE_PORT: String(port) };
  return {
    url,
    stop: await startProcess(join(import.meta.dirname, 'bare-server.mjs'), { env, health: `${url}/health` }),
  };
}
