import { spawnSync } from 'node:child_process';

/**
 * The commit that a folder is built from: `BUILD_COMMIT`, else what git says of it; null where neither knows.
 * @param {string} folder
 */
export function commitOf(folder) {
  if (process.env.BUILD_COMMIT) return process.env.BUILD_COMMIT;
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
