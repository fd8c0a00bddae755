import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { lastOf, readStages, type Step, stepsOf } from '../../../tools/setup/container-file';
import { root } from '../../../tools/setup/paths.mjs';

/** What an image adds to the one that it begins with, in a folder. */
export interface Image {
  readonly folder: string;
  /** Where its process starts. */
  readonly workingFolder: string;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
}

const stages = readStages();
const made = new Map<string, Image>();

/** Copies as COPY does. `from`: the root of the stage that is read. */
function copy({ args }: Step, from: string, folder: string): void {
  const sources = args.slice(0, -1);
  const last = args.at(-1) ?? '';
  const target = last.startsWith('/') ? join(folder, last) : resolve(folder, 'shop', last);
  for (const source of sources) {
    const path = join(from, source.replace(/^\/shop\//, from === root ? '' : '/shop/'));
    const isFile = statSync(path).isFile();
    cpSync(path, isFile && last.endsWith('/') ? join(target, basename(path)) : target, {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

/**
 * Carries out the lines COPY and `RUN npm ci` of a stage in an empty folder. The stage `source` is the project itself,
 * built. Packages come from the registry.
 */
export function makeImage(name: string): Image {
  const known = made.get(name);
  if (known) return known;
  const folder = mkdtempSync(join(tmpdir(), `boutique-image-${name}-`));
  const workingFolder = join(folder, 'shop');
  // Its process runs under another account.
  chmodSync(folder, 0o755);
  mkdirSync(workingFolder);
  const steps = stepsOf(stages, name);
  for (const step of steps) {
    const { keyword, from, text } = step;
    if (keyword === 'COPY') copy(step, !from || from === 'source' ? root : makeImage(from).folder, folder);
    if (keyword === 'RUN' && text.startsWith('npm ci'))
      execFileSync('sh', ['-c', text], { cwd: workingFolder, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const check = lastOf(steps, 'HEALTHCHECK')?.text.split('CMD ')[1];
  const variables = steps.filter(({ keyword }) => keyword === 'ENV').flatMap(({ args }) => args);
  const image = {
    folder,
    workingFolder,
    command: lastOf(steps, 'CMD')?.command ?? [],
    healthCheck: check ? JSON.parse(check) : [],
    variables: Object.fromEntries(variables.map((each) => each.split('='))),
  };
  made.set(name, image);
  return image;
}

/** Every folder made so far. */
export const madeFolders = () => [...made.values()].map(({ folder }) => folder);
