import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parts } from '../../../tools/build/processes.mjs';
import { root } from '../../../tools/setup/paths.mjs';

const workspaces: readonly string[] = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;
const sources = [
  ...workspaces,
  'environments',
  'types',
  'processes.json',
  '.browserslistrc',
  'package.json',
  'tsconfig.json',
];
const isLeftOut = /(^|\/)(node_modules|dist|dist-dev|dist-debug|test-results)(\/|$)/;

/** Text to text, by path. */
export type Edits = Readonly<Record<string, (text: string) => string>>;

/** Versions by name. */
export type Packages = Readonly<Record<string, string>>;

/** Every package of a folder of packages, with its scope: `react`, `@types/node`. */
const packagesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(folder, name)).map((each) => `${name}/${each}`) : [name],
    );

/** Fills a folder of packages with links: those of `others` first, then those of `own`. */
function linkPackages(folder: string, own: string, others: string | null): void {
  for (const from of [others, own].filter((each) => each !== null)) {
    for (const name of packagesIn(from)) {
      const link = join(folder, name);
      if (workspaces.includes(name) || existsSync(link)) continue;
      mkdirSync(join(link, '..'), { recursive: true });
      symlinkSync(join(from, name), link);
    }
  }
}

/** Installs packages from the registry into a folder of their own: `{ name: version }`. Answers where they are. */
export function installPackages(folder: string, packages: Packages): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const wanted = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  // What their peers are comes from the checkout.
  const options = ['--no-save', '--no-audit', '--no-fund', '--legacy-peer-deps', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', ...options, ...wanted], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm cannot install ${wanted.join(' ')}`);
  return join(folder, 'node_modules');
}

/**
 * A checkout of its own below `folder`: the sources of this one with `edits` (text to text, by path), its packages with those
 * of the folder `packages` in their place. `build` builds workspaces of it and answers the tree's root.
 */
export function makeTree(
  folder: string,
  { edits = {}, packages = null }: { edits?: Edits | undefined; packages?: string | null } = {},
): string {
  for (const source of sources) {
    cpSync(join(root, source), join(folder, source), {
      recursive: true,
      filter: (path) => !isLeftOut.test(path.slice(root.length)),
    });
  }
  linkPackages(join(folder, 'node_modules'), join(root, 'node_modules'), packages);
  for (const name of workspaces) {
    symlinkSync(join(folder, name), join(folder, 'node_modules', name));
    const own = join(root, name, 'node_modules');
    if (existsSync(own)) linkPackages(join(folder, name, 'node_modules'), own, null);
  }
  for (const [path, edit] of Object.entries(edits)) {
    const file = join(folder, path);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const after = edit(before);
    if (after === before) throw new Error(`the edit of ${path} changes nothing`);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, after);
  }
  return folder;
}

const isBuilt = (name: string) => parts.some((part) => part.name === name);

/** Builds workspaces of a tree as visitors get them. */
export function buildIn(tree: string, names: readonly string[]): string {
  for (const name of names.filter(isBuilt)) {
    const { status } = spawnSync(
      process.execPath,
      [join(tree, 'node_modules/@rspack/cli/bin/rspack.js'), 'build'],
      {
        cwd: join(tree, name),
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, NODE_ENV: 'production' },
      },
    );
    if (status !== 0) throw new Error(`${name} cannot be built in ${tree}`);
  }
  return tree;
}
