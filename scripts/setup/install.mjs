import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { SetupError } from './stop-with.mjs';

/** Node 20.19+ or 22.12+: the first versions in which every dependency runs. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!supported) throw new SetupError(`Node ${process.versions.node} ne convient pas : installez Node 20.19 ou plus récent.`);
}

const stamp = join(root, 'node_modules/.installed-lock');
const lockFingerprint = () => createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).digest('hex');

/** Installs the packages of the lock file when they are missing or the lock file has changed. */
export function ensureInstalled() {
  requireNode();
  const wanted = lockFingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('Installation des dépendances…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it refuses a lock file that was made where some platforms' optional binaries could not be seen.
  const { status } = spawnSync(npm, ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  if (status !== 0) throw new SetupError("L'installation des dépendances a échoué : vérifiez l'accès au registre npm, puis relancez.");
  writeFileSync(stamp, wanted);
}
