import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { SetupError } from './stop-with.mjs';

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const run = (command, args, options = {}) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });

/** True on a Debian-like system where packages may be installed. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian packages; true when all are there afterwards. */
export function installPackages(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    run('apt-get', ['update', '-qq'], { env }).status === 0 &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env }).status === 0
  );
}

function playwrightBrowser() {
  const require = createRequire(join(root, 'e2e/package.json'));
  const path = require('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : null;
}

/** Path of a Chromium for the tests, installed first when there is none. @throws {SetupError} */
export function ensureBrowser() {
  const chosen = process.env.CHROMIUM;
  if (chosen) {
    if (!existsSync(chosen))
      throw new SetupError(`CHROMIUM=${chosen} n'existe pas : indiquez un navigateur Chromium.`);
    return chosen;
  }
  const found = known.find((path) => existsSync(path)) ?? playwrightBrowser();
  if (found) return found;
  console.error('Installation de Chromium…');
  if (canInstallPackages() && installPackages('chromium')) return '/usr/bin/chromium';
  run(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
  const installed = playwrightBrowser();
  if (!installed)
    throw new SetupError(
      'Aucun navigateur pour les tests : installez Chromium et indiquez son chemin dans CHROMIUM.',
    );
  return installed;
}
