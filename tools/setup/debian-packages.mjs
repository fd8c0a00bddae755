import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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
