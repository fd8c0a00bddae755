import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmFaultOf } from './machine-faults.mjs';
import { root } from './paths.mjs';
import { SetupError } from './run-command.mjs';

/** As in `engines` of package.json. @param {string} version as in `process.versions.node` */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

/** @throws {SetupError} */
function requireNode() {
  const { node } = process.versions;
  if (!isSupportedNode(node))
    throw new SetupError(
      `Node ${node} ne convient pas : installez Node 20.19 (ou plus récent en 20), 22.12 ou plus récent.`,
    );
}

const stamp = join(root, 'node_modules/.installed-lock');
const lockFingerprint = () => crypto.hash('sha256', readFileSync(join(root, 'package-lock.json')));
const hasTests = () => existsSync(join(root, 'node_modules/jest'));

/** @param {boolean} tests whether packages of tests, linters and deployments (`devDependencies`) are needed */
const isInstalled = (tests) =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === lockFingerprint() && (!tests || hasTests());

/** Installs the packages of the lock file. @param {boolean} tests @throws {SetupError} */
function install(tests) {
  console.error('Installation des dépendances…');
  // Not `npm ci`: it refuses a lock file that lacks optional binaries of some platforms.
  const options = [
    '--no-save',
    '--no-audit',
    '--no-fund',
    // Regardless of NODE_ENV. A running shop needs no install scripts, which npm takes seconds to find.
    // Peers are another bundler, TypeScript and the tracing SDK: a quarter of the files.
    ...(tests ? ['--include=dev', '--include=peer'] : ['--omit=dev', '--omit=peer', '--ignore-scripts']),
    '--include=optional',
    '--loglevel=error',
  ];
  const { status, stderr, error } = spawnSync('npm', ['install', ...options], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    shell: process.platform === 'win32',
  });
  if (error && 'code' in error && error.code === 'ENOENT')
    throw new SetupError('npm est introuvable : installez-le (il vient avec Node) ou ajoutez-le au PATH.');
  if (status !== 0)
    throw new SetupError(npmFaultOf(stderr) ?? `L'installation des dépendances a échoué.\n${stderr.trim()}`);
  writeFileSync(stamp, lockFingerprint());
}

/**
 * Installs the packages the first time and after a change of the lock file.
 * @param {{ tests?: boolean }} options `tests`: with `devDependencies`; once installed, they stay
 * @throws {SetupError}
 */
export function ensureInstalled({ tests = hasTests() } = {}) {
  requireNode();
  if (!isInstalled(tests)) install(tests);
}

/**
 * Lets this process import TypeScript, which Node 20 cannot, after installing missing packages. Types are
 * only checked by `npm run typecheck`.
 * @param {{ tests?: boolean }} options as for `ensureInstalled`
 * @throws {SetupError}
 */
export async function enableTypeScript(options = { tests: true }) {
  ensureInstalled(options);
  const { register } = await import('tsx/esm/api');
  register();
}
