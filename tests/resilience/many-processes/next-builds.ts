import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/workspace/paths.mjs';
import { copyProject } from '../../kit/copied-project.mjs';
import { buildNextVersion } from '../../kit/next-version.mjs';

/** Creates a project whose API reports another version in `/health`. @returns the root, which the caller removes */
export function makeNextApi(): string {
  const folder = copyProject('api');
  cpSync(join(root, 'api/dist'), join(folder, 'api/dist'), { recursive: true });
  const main = join(folder, 'api/dist/main.mjs');
  writeFileSync(main, readFileSync(main, 'utf8').replace("'1.0.0'", "'1.0.1'"));
  return folder;
}

/** Creates a project with another build of the shell. @returns the root, which the caller removes */
export async function makeNextShell(): Promise<string> {
  const folder = copyProject('shell');
  await buildNextVersion('shell', join(folder, 'shell/dist'));
  return folder;
}
