import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderShop } from 'page-kit/testing';
import { keyOf, writeStorage } from 'shared-contracts/storage';
import { runs } from 'shared-contracts/testing/foreign-input';
import { RecentSearches } from '../search/Search';
import { recentSearches, viewedProducts } from './recent-searches-and-products';

afterEach(() => localStorage.clear());

it('returns valid codes, without duplicates and most recent first, for any stored text', () => {
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

it('keeps the entries of a newer version', () => {
  writeStorage('local', keyOf('customer', 'recently-viewed'), '[{"code":"SP-1"},null]');

  viewedProducts.remember('SP-110');

  expect(localStorage.getItem('sph-customer-recently-viewed')).toBe('["SP-110",{"code":"SP-1"},null]');
});

const visit = (signedIn = false) =>
  renderShop({ signedIn, routes: [{ path: '/', element: <RecentSearches /> }] });
const shown = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

it('recent searches are the latest five, without duplicates', async () => {
  for (const query of ['gants', 'sac 110l', 'gobelet', 'savon', 'sopalin', 'gants', 'javel'])
    recentSearches.remember(query);

  await visit();

  expect(shown()).toEqual(['javel', 'gants', 'sopalin', 'savon', 'gobelet']);
});
