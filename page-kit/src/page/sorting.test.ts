import { createStore } from 'jotai';
import { loadPreferredSortAtom, parseSort, preferredSortAtom, preferSortAtom, sortSearch } from './sorting';

it.each([
  [null, undefined, ''],
  ['-price', '-price', '?tri=-price'],
  ['constructor', undefined, ''],
])('the sort %j of a URL is read as %j and written as %j', (text, sort, search) => {
  expect(parseSort(text)).toBe(sort);
  expect(sortSearch(parseSort(text))).toBe(search);
});

it('the chosen sort is that of the next visit, until the default order is chosen', () => {
  const nextVisit = () => {
    const store = createStore();
    store.set(loadPreferredSortAtom);
    return store;
  };
  nextVisit().set(preferSortAtom, 'reference');
  const visit = nextVisit();
  expect(visit.get(preferredSortAtom)).toBe('reference');

  visit.set(preferSortAtom, undefined);

  expect(nextVisit().get(preferredSortAtom)).toBeUndefined();
});
