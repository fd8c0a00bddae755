import type { RemoteManifest } from 'shared-contracts/remotes';
import { firstPath, RehearsedPages } from './rehearsed-pages';

const page = (path: string, more: object = {}) => ({ path, public: true, scripts: [], styles: [], ...more });
const manifest = {
  pages: {
    'a:categories': page('categories'),
    'a:list': page('list/:category', { example: 'list/SACS' }),
    'a:product': page('product/:id'),
    'a:account': page('account', { public: false }),
  },
} as unknown as RemoteManifest;

it('the paths are those of pages without parameters and the examples, which requested pages replace', () => {
  const pages = new RehearsedPages();
  expect(pages.pathsFor(manifest)).toEqual(['/categories', '/list/SACS']);

  pages.add('/list/GANTS', 'a:list');

  expect(pages.pathsFor(manifest)).toEqual(['/list/GANTS', '/categories']);
});

it.each([
  ['the first public page', manifest.pages, '/categories'],
  ['its example', { 'a:list': page('list/:category', { example: 'list/SACS' }) }, '/list/SACS'],
  ['the shell’s home, when no page has a known path', { 'a:product': page('product/:id') }, '/'],
])('the path that is rendered before any other is %s', (_, pages, path) => {
  expect(firstPath({ ...manifest, pages })).toBe(path);
});

it('the last twenty pages are remembered, with at least one of each of the first twenty ids', () => {
  const pages = new RehearsedPages();
  pages.add('/categories', 'a:categories');
  for (let number = 1; number <= 30; number += 1) pages.add(`/list/${number}`, 'a:list');

  const paths = pages.pathsFor(null);
  expect(paths).toHaveLength(20);
  expect(paths).toEqual(expect.arrayContaining(['/categories', '/list/12', '/list/30']));
  for (let number = 1; number <= 21; number += 1) pages.add(`/${number}`, `a:${number}`);
  expect(pages.pathsFor(null)).toHaveLength(20);
});
