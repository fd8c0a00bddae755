import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  federationVersion,
  isWorkspace,
  neededRuntime,
  packageOf,
  remotes,
  sharedKeys,
} from '../testing/build-modules';
import { root } from '../testing/workspace-sources';

const remoteNames = remotes.map(({ name }) => name);
const fromFederation = /@module-federation\//;

const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const isOfWorkspace = (key: string) => isWorkspace(packageOf(key));

/** Holds what `auth` and `http` share; no subpath leads to it. */
const session = '/shared-contracts/src/session/';

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
    session,
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
  it.each(['shell', ...remoteNames])('is of one version and in ES modules alone in %s', (name) => {
    const carried = packagesOf(bundledSources(name));

    expect(carried).not.toEqual([]);
    expect(carried.filter((source) => source.endsWith('.cjs'))).toEqual([]);
    expect(carried.filter((source) => !source.includes('/../node_modules/@module-federation/'))).toEqual([]);
  });

  it('has its core in the shell once', () => {
    const cores = packagesOf(bundledSources('shell')).filter((source) =>
      source.includes('runtime-core/dist/core.js'),
    );

    expect(cores).toHaveLength(1);
  });

  it.each(remoteNames)(
    'has its core for %s from the shell, of the versions that the remote names',
    (name) => {
      const { federation } = readJson(`${name}/dist/browser/remote.json`);

      expect(federation).toEqual({ version: federationVersion, needs: neededRuntime });
      expect(packagesOf(bundledSources(name)).filter((source) => source.includes('/runtime-core/'))).toEqual(
        [],
      );
    },
  );

  it('is of the version that the shell says it gives', () => {
    const { dependencies } = readJson('shell/package.json');

    expect(readJson('shell/dist/browser/contract.json').federation).toBe(federationVersion);
    expect(dependencies['@module-federation/enhanced']).toBe(federationVersion);
  });

  it.each(remoteNames)('leaves a manifest for its own tools beside remote.json of %s', (name) => {
    const { metaData } = readJson(`${name}/dist/browser/mf-manifest.json`);
    const { entry, files } = readJson(`${name}/dist/browser/remote.json`);

    expect(metaData.remoteEntry.name).toBe(entry.file);
    // Every version has one of that name: no pointer may hold on to it.
    expect(files.map(({ file }: { file: string }) => file)).not.toContain('mf-manifest.json');
  });

  it.each(remoteNames)('finds no shared library in %s', (name) => {
    const sources = bundledSources(name);

    expect(sources.filter((source) => source.startsWith(`webpack://${name}/./src/`))).not.toEqual([]);
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
