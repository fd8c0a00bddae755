import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/setup/paths.mjs';
import { copyProject } from '../../../tools/setup/testing/copied-project.mjs';

/** Creates a project with a copy of the build of one workspace. @returns the root, which the caller removes */
function copyBuild(workspace: string): string {
  const folder = copyProject(workspace);
  const filter = (path: string) => !/\.(map|br|gz)$/.test(path);
  cpSync(join(root, workspace, 'dist'), join(folder, workspace, 'dist'), { recursive: true, filter });
  return folder;
}

/** Creates a project whose API reports another version in `/health`. @returns the root */
export function makeNextApi(): string {
  const folder = copyBuild('api');
  const main = join(folder, 'api/dist/main.mjs');
  writeFileSync(main, readFileSync(main, 'utf8').replace("'1.0.0'", "'1.0.1'"));
  return folder;
}

/** Creates a project with another version of the shell: the same build with other file hashes. @returns the root */
export function makeNextShell(): string {
  const folder = copyBuild('shell');
  const dist = join(folder, 'shell/dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => join(dist, file));
  const hashes = files.flatMap((file) => /\.([0-9a-f]{8})\.\w+$/.exec(file)?.[1] ?? []);
  const anyHash = new RegExp([...new Set(hashes)].join('|'), 'g');
  const renamed = (text: string) => text.replace(anyHash, (hash) => hash.slice(4) + hash.slice(0, 4));
  for (const file of files) {
    if (/\.(m?js|css|json)$/.test(file)) writeFileSync(file, renamed(readFileSync(file, 'utf8')));
    renameSync(file, renamed(file));
  }
  return folder;
}
