import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { SetupError } from './stop-with.mjs';

/** Chromium without the windows of a browser around its pages: what Playwright itself takes, for two thirds of the time. */
const headlessShell = '/usr/lib/chromium/chromium-headless-shell';
const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} options
 */
const run = (command, args, options = {}) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });

/** True on a Debian-like system where packages may be installed. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian packages; true when all are there afterwards. @param {string[]} packages */
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

/** Playwright's own Chromium; the system libraries that it needs come with it where packages may be installed. */
function installPlaywrightBrowser() {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  /** @param {string[]} options */
  const install = (...options) =>
    run(process.execPath, [cli, 'install', ...options, 'chromium']).status === 0;
  if (!canInstallPackages() || !install('--with-deps')) install();
  return playwrightBrowser();
}

/**
 * Path of a Chromium, installed first when there is none.
 * @param {{ candidates?: readonly string[] }} options where the system may have one
 * @throws {SetupError}
 */
export function ensureBrowser({ candidates = known } = {}) {
  const chosen = process.env.CHROMIUM;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new SetupError(`CHROMIUM=${chosen} n'existe pas : indiquez un navigateur Chromium.`);
  }
  const system = () => candidates.find((path) => existsSync(path)) ?? null;
  const found = system() ?? playwrightBrowser();
  if (found) return found;
  console.error('Installation de Chromium…');
  const installed =
    (canInstallPackages() && installPackages('chromium') && system()) || installPlaywrightBrowser();
  if (installed) return installed;
  throw new SetupError(
    'Aucun navigateur pour les tests : installez Chromium et indiquez son chemin dans CHROMIUM.',
  );
}

/** Path of the Chromium that runs journeys: the headless shell where it is or can be had. @throws {SetupError} */
export function ensureHeadlessBrowser() {
  if (process.env.CHROMIUM) return ensureBrowser();
  if (existsSync(headlessShell)) return headlessShell;
  if (canInstallPackages()) {
    console.error('Installation de Chromium…');
    if (installPackages('chromium-headless-shell') && existsSync(headlessShell)) return headlessShell;
  }
  return ensureBrowser();
}

/**
 * Where an engine is found.
 * @typedef {object} EngineSource
 * @property {string} variable that names it
 * @property {string} name
 * @property {readonly string[]} known where the system may have it
 * @property {readonly string[]} [needs] what it does not run without
 * @property {readonly string[]} packages Debian's
 */

/** @typedef {'firefox' | 'webkit' | 'old-webkit' | 'nginx' | 'pgbouncer' | 'valkey'} Engine */

/** What tests need beside Chromium. @type {Readonly<Record<Engine, EngineSource>>} */
const engines = {
  firefox: {
    variable: 'FIREFOX',
    name: 'Firefox',
    // The snap's own program: its wrapper refuses profiles outside the snap's folder.
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
  'old-webkit': {
    variable: 'OLD_WEBKIT_DRIVER',
    name: 'WPE WebKit',
    known: ['/usr/bin/WPEWebDriver'],
    needs: ['/usr/bin/cog'],
    packages: ['wpewebkit-driver', 'cog'],
  },
  nginx: {
    // `NGINX` is a variable of nginx itself: sockets that it inherits.
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
 * The variable that gives tests the path of an engine: a browser, its driver, or a server. Installed first where Debian
 * packages may be; where the machine does without, a line says so and there is no variable.
 * @param {Engine} engine
 * @param {{ candidates?: readonly string[], needs?: readonly string[], canInstall?: boolean }} options where the system may
 *   have it, what it does not run without, and whether packages may be installed
 * @returns {Record<string, string>}
 * @throws {SetupError} when the variable names no file
 */
export function ensureEngine(
  engine,
  {
    candidates = engines[engine].known,
    needs = engines[engine].needs ?? [],
    canInstall = canInstallPackages(),
  } = {},
) {
  const { variable, name, packages } = engines[engine];
  const chosen = process.env[variable];
  if (chosen) {
    if (existsSync(chosen)) return { [variable]: chosen };
    throw new SetupError(`${variable}=${chosen} n'existe pas : indiquez un autre chemin.`);
  }
  const system = () => needs.every((path) => existsSync(path)) && candidates.find((path) => existsSync(path));
  const there = system();
  if (there) return { [variable]: there };
  if (canInstall) {
    console.error(`Installation de ${name}…`);
    const installed = installPackages(...packages) && system();
    if (installed) return { [variable]: installed };
  }
  console.error(`${name} manque : ses tests sont sautés (paquets Debian : ${packages.join(', ')}).`);
  return {};
}
