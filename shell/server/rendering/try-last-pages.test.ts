import type { RemoteManifest } from 'shared-contracts/remotes';
import { LastPages } from './try-last-pages';

const page = (path: string, more: object = {}) => ({ path, public: true, scripts: [], styles: [], ...more });
const manifest = {
  pages: {
    'a:categories': page('categories'),
    'a:list': page('list/:category', { example: 'list/SACS' }),
    'a:product': page('product/:id'),
    'a:account': page('account', { public: false }),
  },
} as unknown as RemoteManifest;

it('the pages of a version without visitors are those without parameters, and examples', () => {
  expect(new LastPages().pathsFor(manifest)).toEqual(['/categories', '/list/SACS']);
});

it('a page that was requested replaces the example of its id', () => {
  const pages = new LastPages();
  pages.add('/list/GANTS', 'a:list');

  expect(pages.pathsFor(manifest)).toEqual(['/list/GANTS', '/categories']);
});

it('the last twenty pages are remembered, and the last one of each id', () => {
  const pages = new LastPages();
  pages.add('/categories', 'a:categories');
  for (let number = 1; number <= 30; number += 1) pages.add(`/list/${number}`, 'a:list');

  expect(pages.paths).toHaveLength(20);
  expect(pages.paths).toEqual(expect.arrayContaining(['/categories', '/list/12', '/list/30']));
});

it('with more ids than twenty, the newest id is not remembered', () => {
  const pages = new LastPages();
  for (let number = 1; number <= 21; number += 1) pages.add(`/${number}`, `a:${number}`);

  expect(pages.paths).toHaveLength(20);
});
