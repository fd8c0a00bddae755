import { spawnSync } from 'node:child_process';
import { root } from '../../../tools/setup/paths.mjs';
import { startTestPostgres } from '../../../tools/setup/postgres.mjs';

/** Runs jest with these arguments and variables. True when all tests pass. */
export const passes = (
  args: readonly string[],
  variables: NodeJS.ProcessEnv,
  config = 'jest.config.mjs',
): boolean =>
  spawnSync(
    process.execPath,
    // The servers of the tests keep Node from exiting.
    ['node_modules/jest/bin/jest.js', `--config=${config}`, '--forceExit', ...args],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...variables } },
  ).status === 0;

/** Runs the API's tests with that path on PostgreSQL. True when they pass. */
export async function passesOnPostgres(test: string, variables: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const server = await startTestPostgres();
  try {
    return passes([`api/src/${test}`], { ...variables, TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}
