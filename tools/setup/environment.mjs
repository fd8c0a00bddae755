import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { servedFolder } from '../build/served-folder.mjs';
import { compile } from './build.mjs';
import { root } from './paths.mjs';
import { SetupError } from './stop-with.mjs';

/** In development nothing is built yet when the environment is checked. */
async function buildCheck() {
  /** @type {{ default: import('@rspack/core').Configuration[] }} */
  const { default: builds } = await import(pathToFileURL(join(root, 'shell/rspack.config.mjs')).href);
  const servers = builds.filter(({ name }) => name === 'shell-server');
  await compile(servers.map((server) => ({ ...server, dependencies: [] })));
}

/**
 * @param {{ folder?: string }} options `folder`: of the shell's build
 * @throws {SetupError} naming the file and the field, when the environment file cannot be used
 */
export async function requireEnvironment({ folder = servedFolder } = {}) {
  if (folder === 'dist-dev') await buildCheck();
  const script = join(root, 'shell', folder, 'server/check-environment.mjs');
  const check = spawnSync(process.execPath, [script], { cwd: root, encoding: 'utf8' });
  if (check.status !== 0) throw new SetupError((check.stderr || check.stdout).trim());
}
