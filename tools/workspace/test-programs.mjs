import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join, resolve } from 'node:path';
import { npmFaultOf } from './machine-faults.mjs';
import { root } from './paths.mjs';
import { SetupError } from './run-command.mjs';

/** Whether this is a Debian-like system where packages may be installed. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {string} command @param {readonly string[]} args @returns {boolean} whether it succeeds */
function succeeds(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

/** Installs Debian packages; returns whether all are installed. @param {readonly string[]} packages */
export const installPackages = (...packages) =>
  succeeds('apt-get', ['update', '-qq']) &&
  succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);

/**
 * A program that tests need.
 * @typedef {object} Program
 * @property {string} variable with its path
 * @property {readonly string[]} commands its possible names and paths
 * @property {string} [needs] another required program
 * @property {readonly string[]} packages Debian packages
 */

/** @type {Program} */
const chromium = {
  variable: 'CHROMIUM',
  commands: [
    // Playwright's default: Chromium without windows, in two thirds of the time.
    '/usr/lib/chromium/chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  packages: ['chromium-headless-shell'],
};

/** @typedef {'firefox' | 'webkit' | 'nginx' | 'pgbouncer' | 'promtool' | 'valkey'} ProgramName */

/** Programs that tests need in addition to Chromium. @type {Readonly<Record<ProgramName, Program>>} */
export const programs = {
  firefox: {
    variable: 'FIREFOX',
    // The program inside the snap: its wrapper refuses profiles outside the snap's folder.
    commands: [
      'firefox-esr',
      '/snap/firefox/current/usr/lib/firefox/firefox',
      'firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    packages: ['firefox-esr'],
  },
  webkit: {
    variable: 'WEBKIT_DRIVER',
    commands: ['WebKitWebDriver'],
    needs: 'Xvfb',
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
  // nginx itself uses the variable `NGINX` for inherited sockets.
  nginx: { variable: 'NGINX_PATH', commands: ['nginx'], packages: ['nginx'] },
  pgbouncer: { variable: 'PGBOUNCER_PATH', commands: ['pgbouncer'], packages: ['pgbouncer'] },
  promtool: { variable: 'PROMTOOL', commands: ['promtool'], packages: ['prometheus'] },
  valkey: {
    variable: 'VALKEY_PATH',
    commands: ['valkey-server', 'redis-server'],
    packages: ['redis-server'],
  },
};

/** Returns the path of a command: in `PATH`, or where servers are outside it. @param {string} command */
const find = (command) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/opt/homebrew/bin']
    .map((folder) => resolve(folder, command))
    .find((path) => existsSync(path));

/**
 * Returns the path of a program; undefined if it is not available.
 * @param {Program} program
 * @throws {SetupError} if its variable is set to a missing file
 */
function pathOf({ variable, commands, needs }) {
  const chosen = process.env[variable];
  if (chosen && !existsSync(chosen))
    throw new SetupError(`${variable}=${chosen} n'existe pas : indiquez un autre chemin.`);
  if (chosen) return chosen;
  return needs && !find(needs) ? undefined : commands.map(find).find(Boolean);
}

/** Returns the path of a program, after installing it where packages may be. @param {Program} program */
function installed(program) {
  const path = pathOf(program);
  if (path || !canInstallPackages()) return path;
  console.error(`Installation de ${program.packages.join(', ')}…`);
  return installPackages(...program.packages) ? pathOf(program) : undefined;
}

/** @param {NodeJS.Require} require */
function playwrightBrowser(require) {
  const path = require('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Returns the path of a Chromium, installed first if missing. @throws {SetupError} */
export function ensureBrowser() {
  const require = createRequire(join(root, 'tests/journeys/package.json'));
  const found = pathOf(chromium) ?? playwrightBrowser(require) ?? installed(chromium);
  if (found) return found;
  console.error('Installation de Chromium…');
  /** @param {readonly string[]} options */
  const install = (...options) =>
    succeeds(process.execPath, [require.resolve('@playwright/test/cli'), 'install', ...options, 'chromium']);
  if (!canInstallPackages() || !install('--with-deps')) install();
  const own = playwrightBrowser(require);
  if (own) return own;
  throw new SetupError(
    'Aucun navigateur pour les tests : installez Chromium et indiquez son chemin dans CHROMIUM.',
  );
}

/**
 * Returns the variable with the path of a program for tests, after installing it where packages may be. Prints
 * a line and returns no variable if it is not available.
 * @param {ProgramName} name
 * @returns {Record<string, string>}
 * @throws {SetupError}
 */
export function ensureProgram(name) {
  const { variable, packages } = programs[name];
  const path = installed(programs[name]);
  if (path) return { [variable]: path };
  console.error(`Paquets Debian manquants : ${packages.join(', ')} ; leurs tests sont sautés.`);
  return {};
}

/**
 * Returns the path of Node in another version, from the dependency of the registry's package `node` for this
 * system.
 * @param {number} major
 * @throws {SetupError}
 */
export function ensureNode(major) {
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}@${major}`;
  const args = ['exec', '--yes', `--package=${name}`, '--', 'node', '--print', 'process.execPath'];
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    shell: isWindows,
  });
  if (status !== 0)
    throw new SetupError(npmFaultOf(stderr) ?? `${name} ne s'installe pas.\n${stderr.trim()}`);
  return stdout.trim();
}
