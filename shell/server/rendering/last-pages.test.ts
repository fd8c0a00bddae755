import type { RemoteManifest } from 'shared-contracts/remotes';
import { LastPages } from './last-pages';

const page = (path: string, more: object = {}) => ({ path, public: true, scripts: [], styles: [], ...more });
const manifest = {
  pages: {
    'a:categories': page('categories'),
    'a:list': page('list/:category', { example: 'list/SACS' }),
    'a:product': page('product/:id'),
    'a:account': page('account', { public: false }),
  },
} as unknown as RemoteManifest;

it('without visitors, the paths are those of pages without parameters and the examples', () => {
  expect(new LastPages().pathsFor(manifest)).toEqual(['/categories', '/list/SACS']);
});

it('a requested page replaces the example of its id', () => {
  const pages = new LastPages();
  pages.add('/list/GANTS', 'a:list');

  expect(pages.pathsFor(manifest)).toEqual(['/list/GANTS', '/categories']);
});

it('remembers the last twenty pages, with at least one of each id', () => {
  const pages = new LastPages();
  pages.add('/categories', 'a:categories');
  for (let number = 1; number <= 30; number += 1) pages.add(`/list/${number}`, 'a:list');

  expect(pages.paths).toHaveLength(20);
  expect(pages.paths).toEqual(expect.arrayContaining(['/categories', '/list/12', '/list/30']));
});

it('with more than twenty ids, the newest id is not remembered', () => {
  const pages = new LastPages();
  for (let number = 1; number <= 21; number += 1) pages.add(`/${number}`, `a:${number}`);

  expect(pages.paths).toHaveLength(20);
});
