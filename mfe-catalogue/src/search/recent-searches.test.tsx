import { screen } from '@testing-library/react';
import { renderShop } from 'page-kit/testing';
import { recentSearches } from '../storage/recent-searches-and-products';
import { RecentSearches } from './Search';

const key = 'sph-customer-recent-searches';
const visit = (signedIn = false) =>
  renderShop({ signedIn, routes: [{ path: '/', element: <RecentSearches /> }] });
const shown = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

describe('recent searches', () => {
  it('are the latest five, without duplicates', async () => {
    for (const query of ['gants', 'sac 110l', 'gobelet', 'savon', 'sopalin', 'gants', 'javel'])
      recentSearches.remember(query);

    await visit();

    expect(shown()).toEqual(['javel', 'gants', 'sopalin', 'savon', 'gobelet']);
  });

  it.each(['{"a":1}', 'no JSON', '[1,null]', '"gants"'])('are empty when %s is stored', async (stored) => {
    localStorage.setItem(key, stored);

    await visit();

    expect(shown()).toEqual([]);
    recentSearches.remember('gants');
    expect(recentSearches.read()).toEqual(['gants']);
  });
});
