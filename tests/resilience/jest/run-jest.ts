import { spawnSync } from 'node:child_process';
import { root } from '../../../tools/workspace/paths.mjs';

/** Runs jest with these arguments and variables. True when all tests pass. */
export const passes = (args: readonly string[], variables: NodeJS.ProcessEnv) =>
  spawnSync(
    process.execPath,
    // The servers of the tests keep Node from exiting.
    ['node_modules/jest/bin/jest.js', '--forceExit', ...args],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...variables } },
  ).status === 0;
