import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf, remotes, sharedKeys, substitutes } from '../testing/build-modules';
import { root } from './workspace-sources';

const remoteNames = remotes.map(({ name }) => name);
const fromFederation = /@module-federation\//;

const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const isOfWorkspace = (name: string) => name.startsWith('shared-');

/** What comes with the shared keys: their packages with those that these depend on, and their folders in the workspaces. */
function sharedFolders(): string[] {
  const packages = new Set(sharedKeys.map(packageOf));
  const installed = [...packages].flatMap((name) => {
    const folder = isOfWorkspace(name) ? name : `node_modules/${name}`;
    const { dependencies = {} } = readJson(`${folder}/package.json`);
    return [name, ...Object.keys(dependencies)].filter((each) => !isOfWorkspace(each));
  });
  return [
    ...installed.map((name) => `/node_modules/${name}/`),
    ...sharedKeys.filter(isOfWorkspace).map((key) => `/${key.replace('/', '/src/')}/`),
  ];
}

/** React's runtime of elements has no state: every part brings its own. */
const runtimeOfElements = /\/react\/(cjs\/react-)?jsx-runtime\b/;

function bundledSources(workspace: string): string[] {
  const folder = join(root, workspace, 'dist/browser');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js.map'))
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).sources as string[]);
}

const packagesOf = (sources: string[]) =>
  sources.filter((source) => fromFederation.test(source) && !source.includes('data:text/javascript'));

describe('The federation runtime', () => {
  it.each(['enhanced', 'runtime', 'runtime-core', 'webpack-bundler-runtime', 'sdk', 'error-codes'])(
    'is built from the version of %s whose inner modules are known',
    (name) => {
      const path = `node_modules/@module-federation/${name}/package.json`;
      const { dependencies } = readJson('shell/package.json');

      expect(readJson(path).version).toBe(dependencies['@module-federation/enhanced']);
    },
  );

  it('is in the shell as ES modules, so that what is not used is left out', () => {
    const carried = packagesOf(bundledSources('shell'));

    expect(carried.filter((source) => source.endsWith('.cjs'))).toEqual([]);
    expect(carried.filter((source) => source.includes('runtime-core/dist/core.js'))).toHaveLength(1);
  });

  it.each(Object.keys(substitutes))('leaves out %s, which is where it is known to be', (module) => {
    expect(existsSync(join(root, 'node_modules/@module-federation', module))).toBe(true);
    expect(
      bundledSources('shell').filter((source) => source.endsWith(`@module-federation/${module}`)),
    ).toEqual([]);
  });

  it.each(remoteNames)('is not carried by %s, nor is any shared library', (name) => {
    const sources = bundledSources(name);

    expect(sources.filter((source) => source.startsWith(`webpack://${name}/./src/`))).not.toEqual([]);
    expect(packagesOf(sources)).toEqual([]);
    const folders = sharedFolders();
    expect(
      sources.filter(
        (source) => folders.some((folder) => source.includes(folder)) && !runtimeOfElements.test(source),
      ),
    ).toEqual([]);
  });

  it.each(['shell', ...remoteNames])('meets no zod in %s, which probes `new Function`', (name) => {
    const sources = bundledSources(name);

    expect(sources).not.toEqual([]);
    expect(sources.filter((source) => source.includes('/node_modules/zod/'))).toEqual([]);
  });

  it.each(sharedKeys)('finds %s in what the shell brings at once', (key) => {
    const { scripts } = readJson('shell/dist/browser/assets.json');

    const texts = scripts.map((file: string) => readFileSync(join(root, 'shell/dist/browser', file), 'utf8'));

    // How the bundler enters it for the remotes: only for a module that the shell's own code leads to.
    expect(texts.join('\n')).toContain(`{name:"${key}",version:"`);
  });

  it.each(remoteNames)('finds %s under its name in the window', (name) => {
    const folder = join(root, name, 'dist/browser');
    const { entry } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));

    expect(readFileSync(join(folder, entry.file), 'utf8')).toContain(`window["${name}"]=`);
  });
});
