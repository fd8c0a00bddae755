import { contractVersion, isRemoteManifest } from './manifest';

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
