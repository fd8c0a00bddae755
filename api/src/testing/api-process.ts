import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(__dirname, '../../..');

/** Script that the workers of the built program run; it exists after `buildProgram`. */
export const documentsProgram = pathToFileURL(join(root, 'api/dist/documents.mjs'));

/** Builds the program for production if its sources have changed. */
export function buildProgram(): void {
  const build = pathToFileURL(join(root, 'tools/workspace/ensure-built.mjs')).href;
  const script = `import { ensureBuilt } from '${build}'; await ensureBuilt(['api']);`;
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe', env });
}
