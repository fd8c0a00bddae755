import fc from 'fast-check';
import { keyOf, writeStorage } from 'shared-contracts/storage';
import { runs } from 'shared-contracts/testing/foreign-input';
import { recentSearches, viewedProducts } from './recent-searches-and-products';

it('viewed products are at most twelve valid codes, without duplicates and most recent first, for any stored text', () => {
  const code = fc.stringMatching(/^[A-Z0-9-]{3,20}$/);
  const list = fc.array(fc.oneof(code, fc.jsonValue())).map((values) => JSON.stringify(values));
  fc.assert(
    fc.property(fc.oneof(list, fc.json(), fc.string()), code, (stored, seen) => {
      writeStorage('local', keyOf('customer', 'recently-viewed'), stored);

      for (const each of viewedProducts.read()) expect(each).toMatch(/^[A-Z0-9-]{3,20}$/);
      viewedProducts.remember(seen);
      expect(viewedProducts.read()[0]).toBe(seen);
      expect(new Set(viewedProducts.read()).size).toBe(viewedProducts.read().length);
      expect(viewedProducts.read().length).toBeLessThanOrEqual(12);
    }),
    runs,
  );
});

it('viewed products keep the entries of a newer version', () => {
  writeStorage('local', keyOf('customer', 'recently-viewed'), '[{"code":"SP-1"},null]');

  viewedProducts.remember('SP-110');

  expect(localStorage.getItem('sph-customer-recently-viewed')).toBe('["SP-110",{"code":"SP-1"},null]');
});

it('recent searches are the latest five, without duplicates', () => {
  for (const query of ['gants', 'sac 110l', 'gobelet', 'savon', 'sopalin', 'gants', 'javel'])
    recentSearches.remember(query);

  expect(recentSearches.read()).toEqual(['javel', 'gants', 'sopalin', 'savon', 'gobelet']);
});
