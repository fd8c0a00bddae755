import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { browserLibraries } from '../../shell/src/federation/browser-libraries';
import { remotes } from '../../tools/bundler/processes.mjs';
import { packageOf, sharedKeys } from '../../tools/bundler/shared-modules.mjs';
import { isOfWorkspace, read, readJson, root } from './testing/workspace-sources';

const remoteNames = remotes.map(({ name }) => name);
const fromFederation = /@module-federation\//;

/** Contains the code shared by `auth` and `http`; has no public subpath. */
const session = '/shared-contracts/src/session/';

/** Returns the folders of the shared keys: packages with their dependencies, and folders of workspaces. */
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

/** React's JSX runtime has no state: every part has its own copy. */
const runtimeOfElements = /\/react\/(cjs\/react-)?jsx-runtime\b/;

function bundledSources(workspace: string): string[] {
  const folder = join(workspace, 'dist/browser');
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.js.map'))
    .flatMap((name) => readJson(join(folder, name)).sources as string[]);
}

const packagesOf = (sources: string[]) =>
  sources.filter((source) => fromFederation.test(source) && !source.includes('data:text/javascript'));

describe('The federation runtime', () => {
  it.each(['shell', ...remoteNames])('has one version and only ES modules in %s, without zod', (name) => {
    const sources = bundledSources(name);
    const carried = packagesOf(sources);

    expect(carried).not.toEqual([]);
    // zod probes `new Function`, which the policy forbids.
    expect(sources.filter((source) => source.includes('/node_modules/zod/'))).toEqual([]);
    expect(carried.filter((source) => source.endsWith('.cjs'))).toEqual([]);
    expect(carried.filter((source) => !source.includes('/../node_modules/@module-federation/'))).toEqual([]);
  });

  it.each(remoteNames)('leaves no bytes of chance or of this folder in %s', (name) => {
    const { entry } = readJson(`${name}/dist/browser/remote.json`);
    const script = read(`${name}/dist/browser/${entry.file}`);
    const tables = [...script.matchAll(/\bsri(?:Css)?Hashes=\{([^}]*)\}/g)].map(([, table = '']) =>
      table.split(','),
    );
    const entries = bundledSources(name).filter((source) => source.includes('data:text/javascript'));

    expect([tables.length, entries.length]).not.toContain(0);
    expect(tables).toEqual(tables.map((table) => table.toSorted()));
    expect(entries.filter((source) => decodeURIComponent(source).includes(root))).toEqual([]);
  });

  it.each([['shell', 1] as const, ...remoteNames.map((name) => [name, 0] as const)])(
    'has its core in %s %i times: remotes use that of the shell',
    (name, times) => {
      const cores = packagesOf(bundledSources(name)).filter((source) =>
        source.includes('runtime-core/dist/core.js'),
      );

      expect(cores).toHaveLength(times);
    },
  );

  it('has the version of the package in the contract of the shell', () => {
    const { dependencies } = readJson('shell/package.json');

    expect(readJson('shell/dist/browser/contract.json')['@module-federation/runtime']).toBe(
      dependencies['@module-federation/enhanced'],
    );
  });

  it.each(remoteNames)('%s bundles no shared library', (name) => {
    const sources = bundledSources(name);

    expect(sources.filter((source) => source.startsWith(`webpack://${name}/./src/`))).not.toEqual([]);
    const folders = sharedFolders();
    expect(
      sources.filter(
        (source) => folders.some((folder) => source.includes(folder)) && !runtimeOfElements.test(source),
      ),
    ).toEqual([]);
  });

  it('provides every shared module in the shell', () => {
    expect(Object.keys(browserLibraries).toSorted()).toEqual(sharedKeys.toSorted());
  });
});
