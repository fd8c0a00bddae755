import { spawnSync } from 'node:child_process';
import { root } from '../../../tools/setup/paths.mjs';
import { startTestPostgres } from '../../../tools/setup/postgres.mjs';

/** The API's own tests of that path, on PostgreSQL. True when they pass. */
export async function runOnPostgres(test: string, env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const server = await startTestPostgres();
  try {
    const { status } = spawnSync(
      process.execPath,
      // The servers of the tests keep Node from ending by itself.
      ['node_modules/jest/bin/jest.js', '--config=jest.config.mjs', '--forceExit', `api/src/${test}`],
      { cwd: root, stdio: 'inherit', env: { ...process.env, ...env, TEST_DATABASE_URL: server.url } },
    );
    return status === 0;
  } finally {
    await server.stop();
  }
}
