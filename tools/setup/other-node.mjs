import { spawnSync } from 'node:child_process';
import { npmFaultOf } from './machine-faults.mjs';
import { root } from './paths.mjs';
import { SetupError } from './run-command.mjs';

/**
 * Path of Node in another version, from the package that the registry's `node` takes on this system; npm caches it.
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
