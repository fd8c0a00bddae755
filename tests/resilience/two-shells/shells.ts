import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/setup/paths.mjs';
import { copyProject } from '../../../tools/setup/testing/copied-project.mjs';

/** Creates a copy of the project with another version of the shell: the same build with other file hashes. */
export function makeNextShell() {
  const folder = copyProject('shell');
  const dist = join(folder, 'shell/dist');
  const isServed = (path: string) => !/\.(map|br|gz)$/.test(path);
  cpSync(join(root, 'shell/dist'), dist, { recursive: true, filter: isServed });
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => join(dist, file));
  const hashes = files.flatMap((file) => /\.([0-9a-f]{8})\.\w+$/.exec(file)?.[1] ?? []);
  const anyHash = new RegExp([...new Set(hashes)].join('|'), 'g');
  const renamed = (text: string) => text.replace(anyHash, (hash) => hash.slice(4) + hash.slice(0, 4));
  for (const file of files) {
    if (/\.(m?js|css|json)$/.test(file)) writeFileSync(file, renamed(readFileSync(file, 'utf8')));
    renameSync(file, renamed(file));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Publishes the shell's files of a project; returns the output of the command. */
export const publish = (project: string, folder: string): string =>
  execFileSync(process.execPath, [join(project, 'shell/dist/server/publish-assets.mjs'), '--to', folder], {
    encoding: 'utf8',
  }).trim();

/** Returns the name of the main script of a project's shell. */
export const mainOf = (project: string): string | undefined => {
  const { scripts }: { scripts: string[] } = JSON.parse(
    readFileSync(join(project, 'shell/dist/browser/assets.json'), 'utf8'),
  );
  return scripts.find((file) => file.startsWith('main.'));
};
