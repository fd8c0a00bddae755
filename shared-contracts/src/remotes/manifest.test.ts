import fc from 'fast-check';
import { damaged, runs } from '../testing/foreign-input';
import { fittingVersion, isRemoteManifest, type RemoteManifest } from './manifest';

const integrity = `sha384-${'A'.repeat(64)}`;
const file = (name: string) => ({ file: name, integrity });
const files = { scripts: [file('page.1a2b3c4d.js')], styles: [file('assets/page.1a2b3c4d.css')] };

const withoutOptional = {
  name: 'mfe-catalogue',
  version: '1.2.0',
  needs: { react: '^19.3.0' },
  entry: file('remote-entry.1a2b3c4d.js'),
  pages: { 'catalogue:product': { path: '/category-product/:category', ...files } },
};
const manifest = {
  ...withoutOptional,
  server: file('server.1a2b3c4d.cjs'),
  exposes: { './routes': files },
  commit: '0a1b2c3d',
  fragments: { Search: { idle: true }, CartPanel: {} },
  files: [file('on-demand.1a2b3c4d.js')],
  pages: { 'catalogue:product': { path: '/category-product/:category', public: true, ...files } },
};

it('a manifest is accepted with and without its optional fields', () => {
  expect(isRemoteManifest(manifest)).toBe(true);
  expect(isRemoteManifest(withoutOptional)).toBe(true);
});

it.each([
  ['no object', null],
  ['no name', { ...manifest, name: '' }],
  ['no ranges', { ...manifest, needs: undefined }],
  ['a range that is no text', { ...manifest, needs: { react: 19 } }],
  ['no entry', { ...manifest, entry: undefined }],
  ['a file with an absolute URL', { ...manifest, entry: file('https://evil.example/x.js') }],
  ['a file of another host', { ...manifest, entry: file('//evil.example/x.js') }],
  ['a file above its folder', { ...manifest, entry: file('../x.js') }],
  ['a weak hash', { ...manifest, entry: { file: 'x.js', integrity: 'sha256-AAAA' } }],
  ['a page without styles', { ...manifest, pages: { product: { path: '/', scripts: [] } } }],
  ['a page with an empty facet', { ...manifest, pages: { list: { path: '/', facets: [''], ...files } } }],
  ['a list of fragments', { ...manifest, fragments: ['Search'] }],
  ['a list of files that contains null', { ...manifest, files: [null] }],
])('a manifest with %s is refused', (_what, value) => {
  expect(isRemoteManifest(value)).toBe(false);
});

it('an arbitrary value is refused as a manifest unless all its files are below the remote’s URL', () => {
  fc.assert(
    fc.property(fc.oneof(damaged(manifest), fc.anything()), (given) => {
      if (!isRemoteManifest(given)) return;
      const { entry, server = entry, pages, exposes = {}, files: all = [] } = given;
      const parts = [...Object.values(pages), ...Object.values(exposes)];
      const ofParts = parts.flatMap(({ scripts, styles }) => [...scripts, ...styles]);
      for (const { file: path } of [entry, server, ...all, ...ofParts])
        expect(new URL(path, 'http://host/base/').href).toMatch(/^http:\/\/host\/base\/./);
    }),
    runs,
  );
});

describe('a shell takes', () => {
  const needing = (range: string): RemoteManifest => ({ ...manifest, needs: { react: range } });
  const isFitting = ({ needs }: RemoteManifest) => needs.react === '^19.0.0';
  const [newest, other, fitting] = [needing('^21.0.0'), needing('^20.0.0'), needing('^19.0.0')];
  const releases = ['fitting', 'other', 'gone', 'newest'].map((build) => ({ build }));
  /** Reads files next to `remote.json`. */
  const reading = (files: Readonly<Record<string, unknown>>) =>
    jest.fn(async (file: string) => {
      if (!(file in files)) throw new Error(`${file}: 404`);
      return files[file];
    });
  const files = { 'releases.json': releases, 'remote.other.json': other, 'remote.fitting.json': fitting };

  const withRefused = {
    ...files,
    'releases.json': [...releases, { build: 'worse', refused: 'broken' }],
    'remote.worse.json': { ...fitting, version: '9.0.0' },
  };

  it('the newest version, and reads no other file, if it fits', async () => {
    const read = reading({});

    expect(await fittingVersion(fitting, isFitting, read)).toBe(fitting);
    expect(read).not.toHaveBeenCalled();
  });

  it.each<[string, RemoteManifest, Readonly<Record<string, unknown>>]>([
    ['the last earlier version that fits', fitting, files],
    ['no version that was refused', fitting, withRefused],
    ['the newest version if no earlier one fits', newest, { ...files, 'remote.fitting.json': other }],
    ['the newest version if the list of releases is damaged', newest, { ...files, 'releases.json': {} }],
    ['the newest version if an entry of that list is damaged', newest, { 'releases.json': [null, 'b'] }],
    ['the newest version if there is no other', newest, {}],
  ])('%s', async (_what, taken, there) => {
    expect(await fittingVersion(newest, isFitting, reading(there))).toBe(taken);
  });
});
