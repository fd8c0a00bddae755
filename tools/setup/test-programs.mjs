import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { npmFaultOf } from './machine-faults.mjs';
import { root } from './paths.mjs';
import { SetupError } from './run-command.mjs';

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} options
 */
const run = (command, args, options = {}) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });

/** Whether this is a Debian-like system where packages may be installed. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian packages; returns whether all are installed. @param {string[]} packages */
export function installPackages(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string[]} args */
  const aptGet = (...args) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  return aptGet('update', '-qq') && aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/** @returns {string | null} */
function playwrightBrowser() {
  const require = createRequire(join(root, 'tests/journeys/package.json'));
  const path = require('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : null;
}

/** Installs Playwright's Chromium, with its system libraries where packages may be installed. */
function installPlaywrightBrowser() {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  /** @param {string[]} options */
  const install = (...options) =>
    run(process.execPath, [cli, 'install', ...options, 'chromium']).status === 0;
  console.error('Installation de Chromium…');
  if (!canInstallPackages() || !install('--with-deps')) install();
  return playwrightBrowser();
}

/**
 * How to find an engine.
 * @typedef {object} EngineSource
 * @property {string} variable with its path
 * @property {string} name
 * @property {readonly string[]} known possible paths on the system
 * @property {readonly string[]} [needs] required programs
 * @property {readonly string[]} packages Debian packages
 */

/** @type {EngineSource} */
const browser = {
  variable: 'CHROMIUM',
  name: 'Chromium',
  known: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  packages: ['chromium'],
};

/** Playwright's default: Chromium without windows, in two thirds of the time. @type {EngineSource} */
const headlessShell = {
  ...browser,
  known: ['/usr/lib/chromium/chromium-headless-shell'],
  packages: ['chromium-headless-shell'],
};

/** @typedef {'firefox' | 'webkit' | 'nginx' | 'pgbouncer' | 'poppler' | 'promtool' | 'valkey'} Engine */

/** Programs that tests need in addition to Chromium. @type {Readonly<Record<Engine, EngineSource>>} */
export const engines = {
  firefox: {
    variable: 'FIREFOX',
    name: 'Firefox',
    // The program inside the snap: its wrapper refuses profiles outside the snap's folder.
    known: [
      '/usr/bin/firefox-esr',
      '/snap/firefox/current/usr/lib/firefox/firefox',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    packages: ['firefox-esr'],
  },
  webkit: {
    variable: 'WEBKIT_DRIVER',
    name: 'WebKitGTK',
    known: ['/usr/bin/WebKitWebDriver'],
    needs: ['/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
  nginx: {
    // nginx itself uses the variable `NGINX` for inherited sockets.
    variable: 'NGINX_PATH',
    name: 'nginx',
    known: ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx'],
    packages: ['nginx'],
  },
  pgbouncer: {
    variable: 'PGBOUNCER_PATH',
    name: 'PgBouncer',
    known: ['/usr/sbin/pgbouncer', '/opt/homebrew/bin/pgbouncer'],
    packages: ['pgbouncer'],
  },
  poppler: {
    variable: 'PDFTOTEXT',
    name: 'pdftotext',
    known: ['/usr/bin/pdftotext', '/opt/homebrew/bin/pdftotext'],
    packages: ['poppler-utils'],
  },
  promtool: {
    variable: 'PROMTOOL',
    name: 'promtool',
    known: ['/usr/bin/promtool', '/opt/homebrew/bin/promtool'],
    packages: ['prometheus'],
  },
  valkey: {
    variable: 'VALKEY_PATH',
    name: 'Valkey (ou Redis)',
    known: [
      '/usr/bin/valkey-server',
      '/usr/bin/redis-server',
      '/opt/homebrew/bin/valkey-server',
      '/opt/homebrew/bin/redis-server',
    ],
    packages: ['redis-server'],
  },
};

/**
 * Returns the path of an engine, installed first if possible; null if it is not available.
 * @param {EngineSource} source
 * @param {boolean} canInstall
 * @throws {SetupError} if its variable is set to a missing file
 */
function pathOf({ variable, name, known, needs = [], packages }, canInstall = canInstallPackages()) {
  const chosen = process.env[variable];
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new SetupError(`${variable}=${chosen} n'existe pas : indiquez un autre chemin.`);
  }
  const system = () =>
    (needs.every((path) => existsSync(path)) && known.find((path) => existsSync(path))) || null;
  const there = system();
  if (there || !canInstall) return there;
  console.error(`Installation de ${name}…`);
  return installPackages(...packages) ? system() : null;
}

/** Returns the path of a Chromium, installed first if missing. @throws {SetupError} */
export function ensureBrowser() {
  const own = playwrightBrowser();
  const found = pathOf(browser, !own && canInstallPackages()) ?? own ?? installPlaywrightBrowser();
  if (found) return found;
  throw new SetupError(
    'Aucun navigateur pour les tests : installez Chromium et indiquez son chemin dans CHROMIUM.',
  );
}

/** Returns the path of the Chromium for journeys: preferably the headless shell. @throws {SetupError} */
export const ensureHeadlessBrowser = () => pathOf(headlessShell) ?? ensureBrowser();

/**
 * Returns the variable with the path of an engine for tests: a browser, its driver, or a server. Prints a
 * line and returns no variable if it is not available.
 * @param {Engine} engine
 * @param {Partial<EngineSource> & { canInstall?: boolean }} options override the engine's source
 * @returns {Record<string, string>}
 * @throws {SetupError}
 */
export function ensureEngine(engine, { canInstall, ...others } = {}) {
  const source = { ...engines[engine], ...others };
  const path = pathOf(source, canInstall);
  if (path) return { [source.variable]: path };
  console.error(
    `${source.name} manque : ses tests sont sautés (paquets Debian : ${source.packages.join(', ')}).`,
  );
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
