import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../tools/workspace/paths.mjs';
import { SetupError } from '../../tools/workspace/run-command.mjs';
import { untilLive, variables } from '../kit/own-shop';
import { megabytes } from '../kit/processes';
import { startShop } from '../kit/shop-on-free-ports';
import type { Cleanup } from './cleanup';

/** Runs the client of PostgreSQL on the database of a shop. */
export type Psql = (...args: readonly string[]) => unknown;

/** Creates a database, which the clean-up removes. @throws {SetupError} without a server */
function createDatabase(name: string, cleanup: Cleanup) {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new SetupError('TEST_DATABASE_URL : nommez un serveur PostgreSQL avec 10 Go libres.');
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const psqlOn = (database: string, ...args: readonly string[]) =>
    execFileSync('psql', [database, '--quiet', '-v', 'ON_ERROR_STOP=1', ...args]);
  psqlOn(server, '-c', `drop database if exists ${name}`, '-c', `create database ${name}`);
  cleanup.add(() => psqlOn(server, '-c', `drop database ${name} with (force)`));
  const psql: Psql = (...args) => psqlOn(url, ...args);
  return { url, psql };
}

/** Runs a program of the API to its end. @returns its seconds and its highest memory in MB */
export async function run(program: string, ...args: string[]) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(root, 'api/dist', program), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const reading = setInterval(() => {
    peak = Math.max(peak, megabytes(child.pid, 'VmHWM') || 0);
  }, 100);
  const [code] = await once(child, 'exit');
  clearInterval(reading);
  if (code !== 0) throw new Error(`${program} failed`);
  return { seconds: (performance.now() - startedAt) / 1000, peak };
}

/**
 * Starts a shop with demo data in a new database on the server that `TEST_DATABASE_URL` names.
 * @param fill adds to the data before the shop starts
 * @throws {SetupError} without that variable
 */
export async function startPostgresShop(
  name: string,
  cleanup: Cleanup,
  fill: (psql: Psql) => unknown,
  others: Readonly<Record<string, string>> = {},
) {
  const { url: databaseUrl, psql } = createDatabase(name, cleanup);
  const shop = await startShop({
    data: 'empty',
    variables: { ...variables, ...others, DATABASE_URL: databaseUrl },
    prepare: async () => {
      await run('migrate.mjs');
      await run('seed.mjs');
      await fill(psql);
    },
  });
  cleanup.add(shop.stop);
  await untilLive(shop.url);
  return { ...shop, databaseUrl };
}
