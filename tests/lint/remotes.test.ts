import { urlPlaceholder } from 'shared-contracts/remotes';
import { misfits } from 'shared-contracts/remotes/shell-contract';
import { remotes } from '../../tools/bundler/processes.mjs';
import { sharedKeys } from '../../tools/bundler/shared-modules.mjs';
import { read, readJson } from './testing/workspace-sources';

describe.each(remotes.map(({ name }) => name))('%s fits the shell', (remote) => {
  it('needs only modules and versions that the shell provides', () => {
    const manifest = readJson(`${remote}/dist/browser/remote.json`);

    expect(Object.keys(manifest.needs)).toEqual(expect.arrayContaining(sharedKeys));
    expect(misfits(manifest, readJson('shell/dist/browser/contract.json'))).toEqual([]);
  });

  it('has the placeholder as its URL, if its server bundle needs one for its pictures', () => {
    const { server } = readJson(`${remote}/dist/browser/remote.json`);

    const bundle = read(`${remote}/dist/browser/${server.file}`);

    const urls = [...bundle.matchAll(/__webpack_require__\.p = (.+);/g)].map(([, url]) => url);
    expect(urls).toEqual(bundle.includes('__webpack_require__.p +') ? [`"${urlPlaceholder}"`] : []);
  });
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
