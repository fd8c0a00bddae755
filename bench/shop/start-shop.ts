import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/setup/free-port.mjs';
import { root } from '../../scripts/setup/paths.mjs';
import { processNamed } from '../../scripts/setup/process-table.mjs';
import { processes, Shop } from '../../scripts/setup/processes.mjs';
import type { Cleanup } from './cleanup';
import { startProcess } from './start-process';
import { temporaryFolder } from './temporary-folder';

const localEnvironment = join(root, 'environments/local.json');
const shell = processNamed('shell');

export interface BenchShop {
  /** Of the shell. */
  readonly url: string;
  readonly apiUrl: string;
  /** Of its files. */
  readonly folder: string;
}

/** Starts a whole shop: ports of its own, a copy of the local environment, an empty data folder. */
export async function startShop(cleanup: Cleanup): Promise<BenchShop> {
  const variables = { ...process.env };
  cleanup.add(() => {
    process.env = variables;
  });
  const folder = temporaryFolder(cleanup);
  const environmentFile = join(folder, 'environment.json');
  copyFileSync(localEnvironment, environmentFile);
  for (const { portVariable } of processes) process.env[portVariable] = String(await freePort());
  process.env.SHOP_ENVIRONMENT_FILE = environmentFile;
  process.env.DATA_DIR = join(folder, 'data');
  // Figures are those of the embedded database, whatever this terminal is set to.
  delete process.env.DATABASE_URL;

  const shop = new Shop();
  cleanup.add(() => shop.stop());
  await shop.start();
  return { url: addressOf('SHELL_PORT'), apiUrl: addressOf('API_PORT'), folder };
}

/** Starts the shop of another checkout, as its `npm start` does, on ports of its own. Resolves to the URL of its shell. */
export async function startOtherShop(cleanup: Cleanup, checkout: string): Promise<string> {
  const variables: Record<string, string> = {};
  for (const { portVariable } of processes) variables[portVariable] = String(await freePort());
  const url = `http://localhost:${variables[shell.portVariable]}`;
  const stop = await startProcess(join(checkout, 'scripts/start.mjs'), {
    env: {
      ...variables,
      SHOP_ENVIRONMENT_FILE: join(checkout, 'environments/local.json'),
      DATA_DIR: temporaryFolder(cleanup),
    },
    health: `${url}/health`,
  });
  cleanup.add(stop);
  return url;
}

const addressOf = (portVariable: string) => `http://localhost:${process.env[portVariable]}`;

interface ShellOptions {
  /** Of the shop's files. */
  readonly folder: string;
  /** Where this shell reaches the API, when it is not where the others do. */
  readonly apiUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts one more shell beside a shop. Resolves to its URL. */
export async function startAnotherShell(
  cleanup: Cleanup,
  { folder, apiUrl, env = {} }: ShellOptions,
): Promise<string> {
  const port = await freePort();
  const environmentFile = join(folder, `environment-${port}.json`);
  const environment = JSON.parse(readFileSync(localEnvironment, 'utf8'));
  if (apiUrl) environment.api.url = `${apiUrl}/`;
  writeFileSync(environmentFile, JSON.stringify(environment));
  const stop = await startProcess(join(root, shell.script), {
    env: { ...env, SHELL_PORT: String(port), SHOP_ENVIRONMENT_FILE: environmentFile },
    health: `http://localhost:${port}/health`,
  });
  cleanup.add(stop);
  return `http://localhost:${port}`;
}
