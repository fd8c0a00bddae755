import { LRUCache } from 'lru-cache';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { firstPath, rehearsedPaths } from './renderers';

const page = (path: string, more: object = {}) => ({ path, public: true, scripts: [], styles: [], ...more });
const manifest = {
  pages: {
    'a:categories': page('categories'),
    'a:list': page('list/:category', { example: 'list/SACS' }),
    'a:product': page('product/:id'),
    'a:account': page('account', { public: false }),
  },
} as unknown as RemoteManifest;

it('the rehearsed paths are those without parameters and the examples, unless their page was requested', () => {
  const requested = new LRUCache<string, string>({ max: 20 });
  expect(rehearsedPaths(manifest, requested)).toEqual(['/categories', '/list/SACS']);

  requested.set('/list/GANTS', 'a:list');

  expect(rehearsedPaths(manifest, requested)).toEqual(['/list/GANTS', '/categories']);
  expect(rehearsedPaths(null, requested)).toEqual(['/list/GANTS']);
});

it.each([
  ['the first public page', manifest.pages, '/categories'],
  ['its example', { 'a:list': page('list/:category', { example: 'list/SACS' }) }, '/list/SACS'],
  ['the shell’s home, when no page has a known path', { 'a:product': page('product/:id') }, '/'],
])('the path that is rendered before any other is %s', (_, pages, path) => {
  expect(firstPath({ ...manifest, pages })).toBe(path);
});
