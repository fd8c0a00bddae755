import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmFaultOf } from './machine-faults.mjs';
import { root } from './paths.mjs';
import { beginPhase } from './phase.mjs';
import { SetupError } from './run-command.mjs';

/** The first versions in which every dependency runs; the same as `engines` in package.json. */
const supportedNode = 'Node 20.19 (ou plus récent en 20), 22.12 ou plus récent';

/** @param {string} version as in `process.versions.node` */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

/** @throws {SetupError} */
function requireNode() {
  const version = process.versions.node;
  if (!isSupportedNode(version)) {
    throw new SetupError(`Node ${version} ne convient pas : installez ${supportedNode}.`);
  }
}

const stamp = join(root, 'node_modules/.installed-lock');
const lockFingerprint = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
/** @param {string} folder */
const readPackage = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/**
 * Names of the packages that a workspace asks for and that are not there.
 * @param {boolean} tests with those of tests, linters and deployments (`devDependencies`)
 */
function missingPackages(tests) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const folders = Object.keys(packages).filter((key) => !key.includes('node_modules'));
  return folders.flatMap((folder) => {
    const { dependencies, devDependencies } = readPackage(folder);
    return Object.keys({ ...dependencies, ...(tests && devDependencies) }).filter(
      (name) =>
        !existsSync(join(root, folder, 'node_modules', name, 'package.json')) &&
        !existsSync(join(root, 'node_modules', name, 'package.json')),
    );
  });
}

/** @param {boolean} tests */
const isInstalled = (tests) =>
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === lockFingerprint() &&
  missingPackages(tests).length === 0;

/** Installs the packages of the lock file. @param {boolean} tests @throws {SetupError} */
function install(tests) {
  const end = beginPhase('Installation des dépendances');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it refuses a lock file that was made where some platforms' optional binaries could not be seen.
  const options = [
    '--no-save',
    '--no-audit',
    '--no-fund',
    // Whatever NODE_ENV says. What runs the shop needs no install script, and npm takes seconds to look for them.
    // Peers: another bundler, TypeScript and the SDK of traces, a quarter of the files.
    ...(tests ? ['--include=dev', '--include=peer'] : ['--omit=dev', '--omit=peer', '--ignore-scripts']),
    '--include=optional',
    '--loglevel=error',
  ];
  const { status, stderr, error } = spawnSync(npm, ['install', ...options], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    shell: process.platform === 'win32',
  });
  if (error && 'code' in error && error.code === 'ENOENT') {
    throw new SetupError('npm est introuvable : installez-le (il vient avec Node) ou ajoutez-le au PATH.');
  }
  if (status !== 0) {
    throw new SetupError(npmFaultOf(stderr) ?? `L'installation des dépendances a échoué.\n${stderr.trim()}`);
  }
  const missing = missingPackages(tests);
  if (missing.length > 0) {
    throw new SetupError(
      `Il manque encore ${missing.join(', ')} : supprimez le dossier node_modules, puis relancez.`,
    );
  }
  writeFileSync(stamp, lockFingerprint());
  end();
}

/**
 * Installs what is missing: the first time, when the lock file has changed, or when a package has gone.
 * @param {{ tests?: boolean }} options `tests`: with what tests, linters and deployments need; once installed, it stays
 * @throws {SetupError}
 */
export function ensureInstalled({ tests = existsSync(join(root, 'node_modules/jest')) } = {}) {
  requireNode();
  if (!isInstalled(tests)) install(tests);
}

/**
 * Lets this process import TypeScript, which Node 20 does not read by itself; installs what is missing first. Types are not
 * looked at: `npm run typecheck` does that.
 * @param {{ tests?: boolean }} options as of `ensureInstalled`
 * @throws {SetupError}
 */
export async function enableTypeScript(options = { tests: true }) {
  ensureInstalled(options);
  const { register } = await import('tsx/esm/api');
  register();
}
