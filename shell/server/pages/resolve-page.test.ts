import { destinationOf } from './resolve-page';
import type { ShellAssets } from './shell-build';

const assets: ShellAssets = {
  scripts: [],
  styles: [],
  fonts: [],
  pages: {
    'shell:home': { path: '', public: true, scripts: [], styles: [] },
    'shell:verify-email': { path: 'verify-email', public: false, scripts: [], styles: [] },
  },
};
const file = { file: 'entry.js', integrity: 'sha384-x' };
const places = {
  'mfe-catalogue': {
    url: 'http://catalogue.test/',
    pointer: '/remotes/mfe-catalogue.json',
    prefixes: ['category-product'],
    slots: [],
    manifest: {
      name: 'mfe-catalogue',
      version: '1.0.0',
      contract: 1,
      entry: file,
      pages: {
        list: { path: 'category-product/:category', public: true, query: ['tri'], scripts: [], styles: [] },
      },
    },
  },
  'mfe-cart-checkout': {
    url: 'http://cart.test/',
    pointer: '/remotes/mfe-cart-checkout.json',
    prefixes: ['order'],
    slots: [],
    manifest: null,
  },
};

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));

it.each([
  ['/', { owner: 'shell', id: 'shell:home', rendered: true, query: null, byQuery: false, facets: [] }],
  [
    '/verify-email',
    { owner: 'shell', id: 'shell:verify-email', rendered: false, query: null, byQuery: false, facets: [] },
  ],
  [
    '/category-product/SACS',
    { owner: 'mfe-catalogue', id: 'list', rendered: true, query: ['tri'], byQuery: false, facets: [] },
  ],
  ['/category-product/a/b/c', null],
  ['/category-product/%E0%A4%A/x', null],
  ['/nowhere', null],
  ['/%E0%A4%A', null],
  ['/constructor', null],
  ['/__proto__/x', null],
])('knows which page %s leads to', (path, destination) => {
  expect(destinationOf(path, assets, places)).toEqual(destination);
});

it('takes every URL of a remote that it has never seen for a good one', () => {
  expect(destinationOf('/order/anything', assets, places)).toEqual({
    owner: 'mfe-cart-checkout',
    id: null,
    rendered: false,
    query: null,
    byQuery: false,
    facets: [],
  });
});
