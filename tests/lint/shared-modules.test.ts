import { browserLibraries } from '../../shell/src/federation/browser-libraries';
import { remotes } from '../../tools/bundler/processes.mjs';
import { packageOf, sharedKeys } from '../../tools/bundler/shared-modules.mjs';
import { bundledSources, isOfWorkspace, read, readJson, sourceFilesOf } from './testing/workspace-sources';

const remoteNames = remotes.map(({ name }) => name);

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

// zod probes `new Function`, which the policy forbids.
it.each(['shell', ...remoteNames])('the scripts of %s contain no zod', (name) => {
  expect(bundledSources(name).filter((source) => source.includes('/node_modules/zod/'))).toEqual([]);
});

it('the shell provides every shared module', () => {
  expect(Object.keys(browserLibraries).toSorted()).toEqual(sharedKeys.toSorted());
});

it('only shared modules contain state: a bundled module would have it once per part', () => {
  const cell = /^(export )?const \w+ = (atom|createContext|createReactContext)\b/m;

  const holders = ['shared-contracts', 'page-kit', 'shared-ui']
    .flatMap(sourceFilesOf)
    .filter((file) => cell.test(read(file)))
    .map((file) => file.replace(/^([^/]+)\/src\/([^/]+)\/.*/, '$1/$2'));

  expect(holders).toContain('shared-contracts/cart');
  // The session has no public subpath: only the shared modules `auth` and `http` import it.
  expect(holders.filter((module) => ![...sharedKeys, 'shared-contracts/session'].includes(module))).toEqual(
    [],
  );
});
