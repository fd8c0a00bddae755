import {
  acceptedContracts,
  contractVersion,
  earlierPointer,
  fittingVersion,
  isRemoteManifest,
  type RemoteManifest,
} from './manifest';

const integrity = `sha384-${'A'.repeat(64)}`;
const file = (name: string) => ({ file: name, integrity });
const files = { scripts: [file('page.1a2b3c4d.js')], styles: [file('assets/page.1a2b3c4d.css')] };

const manifest = {
  name: 'mfe-catalogue',
  version: '1.2.0',
  contract: contractVersion,
  entry: file('remote-entry.1a2b3c4d.js'),
  server: file('server.1a2b3c4d.cjs'),
  exposes: { './routes': files },
  commit: '0a1b2c3d',
  fragments: { Search: { idle: true }, CartPanel: {} },
  files: [file('on-demand.1a2b3c4d.js')],
  pages: { 'catalogue:product': { path: '/category-product/:category', public: true, ...files } },
};

it('a manifest is accepted with and without its optional fields', () => {
  const { server, exposes, fragments, commit, files: all, ...rest } = manifest;

  expect(isRemoteManifest(manifest)).toBe(true);
  expect(isRemoteManifest(rest)).toBe(true);
  expect([server, exposes, fragments, commit, all]).not.toContain(undefined);
});

it.each([
  ['no object', null],
  ['no name', { ...manifest, name: '' }],
  ['no entry', { ...manifest, entry: undefined }],
  ['a file with an absolute URL', { ...manifest, entry: file('https://evil.example/x.js') }],
  ['a file of another host', { ...manifest, entry: file('//evil.example/x.js') }],
  ['a file above its folder', { ...manifest, entry: file('../x.js') }],
  ['a weak hash', { ...manifest, entry: { file: 'x.js', integrity: 'sha256-AAAA' } }],
  ['a page without styles', { ...manifest, pages: { product: { path: '/', scripts: [] } } }],
  [
    'a page with an empty facet name',
    { ...manifest, pages: { list: { path: '/', facets: [''], ...files } } },
  ],
  ['a list of fragments', { ...manifest, fragments: ['Search'] }],
  ['a list of files that contains null', { ...manifest, files: [null] }],
])('a manifest with %s is refused', (_what, value) => {
  expect(isRemoteManifest(value)).toBe(false);
});

// A shell also accepts the previous contract, which the first contract does not have.
jest.mock('./contract.json', () => ({
  ...jest.requireActual('./contract.json'),
  version: 2,
  accepted: [2, 1],
}));

const remoteOf = (contract: number): RemoteManifest => ({
  name: 'mfe-catalogue',
  version: `${contract}.0.0`,
  contract,
  entry: { file: 'remote-entry.1a2b3c4d.js', integrity },
  pages: {},
});
const earlier = 1;

/** Reads files next to `remote.json`. */
const beside = (files: Readonly<Record<string, RemoteManifest>>) =>
  jest.fn(async (file: string) => {
    const found = files[file];
    if (!found) throw new Error(`${file}: 404`);
    return found;
  });

describe('a shell', () => {
  it.each(acceptedContracts)(
    'loads a remote of the accepted contract %i and reads no other file',
    async (of) => {
      const read = beside({});

      expect(await fittingVersion(remoteOf(of), read)).toEqual(remoteOf(of));
      expect(read).not.toHaveBeenCalled();
    },
  );

  it('loads the newest version of an accepted contract if the remote has a later contract', async () => {
    const read = beside({
      [earlierPointer(contractVersion)]: remoteOf(contractVersion),
      [earlierPointer(earlier)]: remoteOf(earlier),
    });

    expect(await fittingVersion(remoteOf(contractVersion + 1), read)).toEqual(remoteOf(contractVersion));
  });

  it('loads the version of the previous contract if its own is missing or has another contract', async () => {
    const files = { [earlierPointer(earlier)]: remoteOf(earlier) };
    const wrong = { ...files, [earlierPointer(contractVersion)]: remoteOf(contractVersion + 1) };

    expect(await fittingVersion(remoteOf(contractVersion + 1), beside(files))).toEqual(remoteOf(earlier));
    expect(await fittingVersion(remoteOf(contractVersion + 1), beside(wrong))).toEqual(remoteOf(earlier));
  });

  it('gets the version of the later contract if there is no other', async () => {
    const later = remoteOf(contractVersion + 1);

    expect(await fittingVersion(later, beside({}))).toEqual(later);
  });
});
