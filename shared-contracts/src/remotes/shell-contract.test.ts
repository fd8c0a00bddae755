import type { RemoteManifest } from './index';
import { misfits, PublishedContract } from './shell-contract';

const shell: PublishedContract = {
  contracts: [5, 4],
  federation: '2.9.2',
  shared: {
    react: { version: '19.3.1', names: ['useState', 'use'] },
    'react-router-dom': { version: '7.18.5', names: ['Navigate'] },
  },
  slots: { Search: {} },
  events: { 'cart:emptied': {} },
  tokens: ['--sph-ink'],
};

const remote = (change: Partial<RemoteManifest> = {}): RemoteManifest => ({
  name: 'mfe-account',
  version: '1.0.0',
  contract: 5,
  entry: { file: 'remote-entry.js', integrity: 'sha384-x' },
  pages: {},
  ...change,
});

describe('a version fits the shell', () => {
  it.each<[string, Partial<RemoteManifest>]>([
    ['of its contract', {}],
    ['of the contract before', { contract: 4 }],
    ['with a federation runtime of its own', { federation: { version: '1.0.0' } }],
    ['whose runtime is one patch older', { federation: { version: '2.9.1', needs: '~2.9.0' } }],
    ['whose runtime is one patch newer', { federation: { version: '2.9.3', needs: '~2.9.0' } }],
    ['that uses names which the shell gives', { uses: { react: { version: '^19.3.0', names: ['use'] } } }],
    ['that takes a module as a whole', { uses: { react: { version: '^19.0.0', names: ['*'] } } }],
    ['that loads a module for its effects', { uses: { react: { version: '^19.0.0', names: [] } } }],
  ])('%s', (_what, change) => {
    expect(misfits(remote(change), shell)).toEqual([]);
  });
});

describe('a version is refused', () => {
  it.each<[string, Partial<RemoteManifest>, string]>([
    ['of a later contract', { contract: 6 }, 'contrat 6, attendu : 5 ou 4'],
    ['of a contract that is no longer accepted', { contract: 3 }, 'contrat 3, attendu : 5 ou 4'],
    [
      'that needs another federation runtime',
      { federation: { version: '2.8.2', needs: '~2.8.0' } },
      "attend le moteur de fédération ~2.8.0, la boutique donne 2.9.2 : à construire avec runtime: 'own'",
    ],
    [
      'that uses an unknown module',
      { uses: { 'brand-kit': { version: '^1.0.0', names: [] } } },
      'utilise brand-kit, que la boutique ne partage pas',
    ],
    [
      'that uses names which the shell does not give',
      { uses: { 'react-router-dom': { version: '^7.18.0', names: ['Link', 'NavLink', 'Navigate'] } } },
      'utilise Link, NavLink de react-router-dom, que la boutique ne donne pas',
    ],
    [
      'that needs a later version of a module',
      { uses: { react: { version: '^19.4.0', names: [] } } },
      'demande react ^19.4.0, la boutique donne 19.3.1',
    ],
  ])('%s', (_what, change, reason) => {
    expect(misfits(remote(change), shell)).toEqual([reason]);
  });

  it('with every reason at once', () => {
    const uses = {
      'brand-kit': { version: '^1.0.0', names: [] },
      react: { version: '^20.0.0', names: ['x'] },
    };

    expect(misfits(remote({ federation: { version: '3.0.0', needs: '~3.0.0' }, uses }), shell)).toHaveLength(
      4,
    );
  });
});

it.each([
  ['nothing', null],
  ['a page', '<!doctype html>'],
  ['a manifest of a remote', remote()],
  ['contracts that are no numbers', { ...shell, contracts: ['4'] }],
  ['events without payloads', { ...shell, events: ['cart:emptied'] }],
  ['tokens that are no list', { ...shell, tokens: '--sph-ink' }],
  ['a module without names', { ...shell, shared: { react: { version: '19.3.1' } } }],
])('%s is no contract of a shell', (_what, value) => {
  expect(PublishedContract.safeParse(value).success).toBe(false);
  expect(PublishedContract.safeParse(shell).success).toBe(true);
});
