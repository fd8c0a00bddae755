import { screen, within } from '@testing-library/react';
import { chemistry, refused } from 'shared-contracts/testing';
import { recentSearches } from '../storage/recent-searches-and-products';
import { products } from '../testing/catalogue';
import { field, openSearch, searchFor, user } from '../testing/open-search';

// jsdom has no layout.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const suggested = {
  'GET products/completions?q=savon': ['savon liquide', 'savon d’atelier'],
  'GET products/categories': [{ ...chemistry, subcategories: [{ code: 'SAVONS', name: 'SAVONS ET GELS' }] }],
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.queryByRole('option', { selected: true });

describe('the suggestions', () => {
  it('are completed terms and categories, chosen by arrow keys, which leave the focus in the field, and followed by Enter', async () => {
    const { router, onClose } = await searchFor('savon', suggested);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(options()).toEqual(['savon liquide', 'savon d’atelier', 'Savons et gels CHIMIE']);

    await user.keyboard('{ArrowUp}');
    expect(chosen()).toHaveTextContent('Savons et gels');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBeNull();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('aria-activedescendant', chosen()?.id);
    await user.keyboard('{Enter}');

    expect(router.state.location.search).toBe('?q=savon+d%E2%80%99atelier');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each(['{Home}', 's'])('are no longer chosen after %s', async (key) => {
    await searchFor('savon', suggested);

    await user.keyboard(`{ArrowDown}${key}`);

    expect(chosen()).toBeNull();
    expect(field()).not.toHaveAttribute('aria-activedescendant');
  });

  it('are only categories when the API refuses to complete', async () => {
    await searchFor('savon', { ...suggested, 'GET products/completions?q=savon': refused(503) });

    expect(options()).toEqual(['Savons et gels CHIMIE']);
  });

  it('are the recent searches until something is typed', async () => {
    recentSearches.remember('gants');
    await openSearch({});

    expect(options()).toEqual(['gants']);
    await user.type(field(), 'x');

    expect(options()).toEqual([]);
  });

  it('are not passed by Tab, which reaches the region of the results', async () => {
    await searchFor('savon', { 'GET products/search?q=savon': products(2), ...suggested });

    await user.keyboard('{Tab}{Tab}');

    const results = screen.getByRole('region', { name: 'Résultat de recherche "savon"' });
    expect(within(results).getByRole('link', { name: 'Article SP-1' })).toHaveFocus();
  });
});
