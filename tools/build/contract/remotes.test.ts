import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedContract } from 'shared-contracts/remotes/shell-contract';
import contract from '../../../shared-contracts/src/remotes/contract.json';
import { misfitsOf, namesIn } from '../../deploy/contract-check';
import { remotes, sharedKeys } from '../testing/build-modules';
import { root, sourceFilesOf, sourcesOf } from '../testing/workspace-sources';

const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const given = readJson('shell/dist/browser/contract.json') as PublishedContract;

describe.each(remotes.map(({ name }) => name))('%s fits the shell', (remote) => {
  const requests = sourcesOf(remote).flatMap(({ file, requests }) =>
    requests.map((each) => ({ file, ...each })),
  );

  const folder = join(root, remote, 'dist/browser');

  it('uses only modules that the shell provides, with an accepted contract', () => {
    const manifest = readJson(`${remote}/dist/browser/remote.json`);

    expect(misfitsOf({ folder, manifest }, given, null)).toEqual([]);
  });

  it('is checked for every event in its sources', () => {
    const text = sourceFilesOf(remote).map((file) => readFileSync(join(root, file), 'utf8'));
    const named = (call: string) =>
      [...text.join('\n').matchAll(new RegExp(`\\b${call}\\('([a-z]+:[a-z-]+)'`, 'g'))].map(
        ([, event]) => event,
      );
    const { heard, announced } = namesIn(folder);

    expect(heard).toEqual(expect.arrayContaining(named('listen')));
    expect(announced).toEqual(expect.arrayContaining(named('announce')));
  });

  it('lists the names that it uses of each shared module in remote.json', () => {
    const { uses } = readJson(`${remote}/dist/browser/remote.json`);

    // The standalone page is in no build that the shell loads.
    const federated = requests.filter(({ file }) => !file.endsWith('/standalone.tsx'));
    const imported = federated.filter(
      ({ request, names }) => sharedKeys.includes(request) && names.length > 0,
    );

    expect(imported).not.toEqual([]);
    for (const { request, names } of imported)
      expect(uses[request].names).toEqual(expect.arrayContaining(names));
  });

  it('contains the placeholder of its URL in its server bundle', () => {
    const { server } = readJson(`${remote}/dist/browser/remote.json`);

    const bundle = readFileSync(join(root, remote, 'dist/browser', server.file), 'utf8');

    expect(bundle).toContain(`"${contract.urlPlaceholder}"`);
  });
});

it('only shared modules contain state: a bundled module would have it once per part', () => {
  const cell = /^(export )?const \w+ = (atom|createContext|createReactContext)\b/m;

  const holders = ['shared-contracts', 'page-kit', 'shared-ui']
    .flatMap(sourceFilesOf)
    .filter((file) => cell.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => file.replace(/^([^/]+)\/src\/([^/]+)\/.*/, '$1/$2'));

  expect(holders).toContain('shared-contracts/cart');
  // The session has no public subpath: only the shared modules `auth` and `http` import it.
  expect(holders.filter((module) => ![...sharedKeys, 'shared-contracts/session'].includes(module))).toEqual(
    [],
  );
});

describe.each(['local', 'staging', 'production'])('the environment file %s', (environment) => {
  const { remotes: placed } = readJson(`environments/${environment}.json`);

  it.each(remotes.map(({ name }) => name))(
    'gives %s the prefixes of its pages and the slots of its fragments',
    (remote) => {
      const { pages, fragments } = readJson(`${remote}/dist/browser/remote.json`);
      const paths = Object.values<{ path: string }>(pages).map(({ path }) => path.split('/')[0]);

      expect([...new Set(paths)].sort()).toEqual([...placed[remote].prefixes].sort());
      expect(Object.keys(fragments)).toEqual(placed[remote].slots);
    },
  );
});
