import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/setup/paths.mjs';
import { processes, Shop } from '../../scripts/setup/processes.mjs';
import { freePort } from './free-port.mjs';
import { startProcess } from './start-process.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const localEnvironment = join(root, 'environments/local.json');
const shell = processes.find(({ name }) => name === 'shell');

/**
 * @typedef {object} BenchShop
 * @property {string} url of the shell
 * @property {string} apiUrl
 * @property {string} folder of its files
 */

/**
 * Starts a whole shop: ports of its own, a copy of the local environment, an empty data folder.
 * @returns {Promise<BenchShop>}
 */
export async function startShop(cleanup) {
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

/**
 * Starts the shop of another checkout, as its `npm start` does, on ports of its own.
 * @param {string} checkout its folder
 * @returns {Promise<string>} address of its shell
 */
export async function startOtherShop(cleanup, checkout) {
  const variables = {};
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

const addressOf = (portVariable) => `http://localhost:${process.env[portVariable]}`;

/**
 * Starts one more shell beside a shop.
 * @param {{ folder: string, apiUrl?: string, env?: Record<string, string> }} options `apiUrl`: another address of the API
 * @returns {Promise<string>} its address
 */
export async function startAnotherShell(cleanup, { folder, apiUrl, env = {} }) {
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
