import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/setup/paths.mjs';
import { copyProject } from '../../../tools/setup/testing/copied-project.mjs';

/** Creates a copy of the project with a build of the API that reports another version in `/health`. */
export function makeNextApi() {
  const folder = copyProject('api');
  const dist = join(folder, 'api/dist');
  cpSync(join(root, 'api/dist'), dist, { recursive: true });
  const main = join(dist, 'main.mjs');
  writeFileSync(main, readFileSync(main, 'utf8').replace("'1.0.0'", "'1.0.1'"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
