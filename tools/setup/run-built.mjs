import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { servedFolder } from '../build/served-folder.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './paths.mjs';
import { SetupError } from './stop-with.mjs';

/**
 * Runs a program of a workspace's build in this terminal, after what it needs is installed and built.
 * @param {string} workspace
 * @param {string} program path below the build's folder
 * @param {{ args?: readonly string[], cwd?: string }} options
 * @throws {SetupError} when it fails, which it has told itself
 */
export async function runBuilt(workspace, program, { args = [], cwd = root } = {}) {
  process.env.NODE_ENV = 'production';
  ensureInstalled();
  const { ensureBuilt } = await import('./build.mjs');
  await ensureBuilt();
  const script = join(root, workspace, servedFolder, program);
  const { status } = spawnSync(process.execPath, ['--enable-source-maps', script, ...args], {
    cwd,
    stdio: 'inherit',
  });
  if (status !== 0) throw new SetupError(`${script} : code ${status}`, { said: true });
}
