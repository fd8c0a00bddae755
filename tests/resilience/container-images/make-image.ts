import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { lastOf, readStages, type Step, stepsOf } from '../../../tools/setup/container-file';
import { root } from '../../../tools/setup/paths.mjs';

/** What an image adds to its base image, in a folder. */
export interface Image {
  readonly folder: string;
  /** Working directory of its process. */
  readonly workingFolder: string;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
}

const stages = readStages();
const made = new Map<string, Image>();

/** Copies like COPY. @param from root of the source stage */
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
 * Executes the instructions COPY and `RUN npm ci` of a stage in an empty folder. The stage `source` is the
 * built project. Packages come from the registry.
 */
export function makeImage(name: string): Image {
  const existing = made.get(name);
  if (existing) return existing;
  const folder = mkdtempSync(join(tmpdir(), `boutique-image-${name}-`));
  const workingFolder = join(folder, 'shop');
  // The process runs under another account.
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

export const madeFolders = () => [...made.values()].map(({ folder }) => folder);
