import { spawnSync } from 'node:child_process';
import { root } from '../scripts/setup/paths.mjs';
import { startTestPostgres } from '../scripts/setup/postgres.mjs';

const rounds = 200;

/** The API's own test of what a stranger learns of names, with many more of them, on both databases. True when it passes. */
export async function prove(): Promise<boolean> {
  const server = await startTestPostgres();
  try {
    const { status } = spawnSync(
      process.execPath,
      [
        'node_modules/jest/bin/jest.js',
        '--config=jest.config.mjs',
        '--forceExit',
        'api/src/account/sign-in-oracle',
      ],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, ORACLE_ROUNDS: String(rounds), TEST_DATABASE_URL: server.url },
      },
    );
    return status === 0;
  } finally {
    await server.stop();
  }
}
