import { screen } from '@testing-library/react';
import { renderShop } from 'page-kit/testing';
import { product, refused } from 'shared-contracts/testing';
import { products } from '../testing/catalogue';
import { field, openSearch, pause, searched, searchFor, user } from '../testing/open-search';
import { Search } from './Search';

const searches = (calls: readonly string[]) => calls.filter((call) => call.startsWith('GET products/search'));

/** A response that the test resolves. */
function later() {
  let give: (products: unknown) => void = () => undefined;
  const answer = new Promise((resolve) => (give = resolve));
  return { answer: () => answer, give };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the search', () => {
  it('searches for the text typed while its code was loading', async () => {
    const { http } = await openSearch({ 'GET products/search?q=savon': products(2) }, { typed: 'savon' });

    await searched();
    await user.keyboard(' doux');

    expect(searches(http.calls)).toEqual(['GET products/search?q=savon']);
    expect(field()).toHaveValue('savon doux');
  });

  it('calls the API half a second after the last of at least three characters, shows and announces the results, and links to all', async () => {
    const { http } = await openSearch({ 'GET products/search?q=savon': products(2) });

    await user.type(field(), '  savon ');
    await pause(499);
    expect(searches(http.calls)).toEqual([]);
    await pause(1);

    expect(searches(http.calls)).toEqual(['GET products/search?q=savon']);
    expect(await screen.findByRole('heading', { name: 'Résultat de recherche "savon"' })).toBeVisible();
    const links = screen.getAllByRole('link', { name: /^Article/ }).map(({ ariaLabel }) => ariaLabel);
    expect(links).toEqual(['Article SP-1', 'Article SP-2']);
    expect(screen.getByRole('status')).toHaveTextContent('2 résultats pour savon');
    const all = screen.getByRole('link', { name: 'Voir les 2 résultats' });
    expect(all).toHaveAttribute('href', '/recherche?q=savon');
  });

  it.each([
    ['', undefined, ' savon doux {Enter}'],
    [' pressed while its code was loading', { typed: 'savon doux', submitted: true }, ''],
  ])('Enter%s opens the page of all results', async (_when, whileLoading, keys) => {
    const { router, onClose } = await openSearch({}, whileLoading);

    if (keys) await user.type(field(), keys);

    expect(router.state.location).toMatchObject({ pathname: '/recherche', search: '?q=savon+doux' });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each(['  sa   ', '🧽🧽'])(
    'starts no search with the two characters of "%s", even by Enter',
    async (typed) => {
      const { http, router } = await openSearch({});

      await user.click(field());
      await user.paste(typed);
      await pause(2000);
      await user.keyboard('{Enter}');

      expect(searches(http.calls)).toEqual([]);
      expect(router.state.location.pathname).toBe('/');
    },
  );

  it('removes the results when the text becomes too short', async () => {
    await searchFor('savon', { 'GET products/search?q=savon': products(2) });
    expect(screen.getByRole('link', { name: 'Article SP-1' })).toBeVisible();

    await user.type(field(), '{Backspace}{Backspace}{Backspace}');

    expect(screen.queryByRole('link', { name: 'Article SP-1' })).not.toBeInTheDocument();
  });

  it('aborts the previous call, and ignores its late response', async () => {
    const slow = later();
    const { http } = await searchFor('sac', {
      'GET products/search?q=sac': slow.answer,
      'GET products/search?q=savon': products(1, 7),
    });

    await user.clear(field());
    await user.type(field(), 'savon');
    await searched();
    slow.give(products(3));
    await pause(100);

    expect(http.sent('GET products/search?q=sac')[0]?.signal?.aborted).toBe(true);
    expect(screen.getByRole('link', { name: 'Article SP-7' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Article SP-1' })).not.toBeInTheDocument();
  });

  it('shows which word was ignored when no article has all of them', async () => {
    const found = products(2).map((each) => ({ ...each, withoutWord: 'violet' }));
    await searchFor('savon violet', { 'GET products/search?q=savon%20violet': found });

    const sentence = /Aucun produit ne réunit tous ces mots\s: voici ceux qui répondent sans «\sviolet\s»\./;
    expect(screen.getByText(sentence, { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
  });

  it('logs a failed search and shows nothing', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await searchFor('savon', { 'GET products/search?q=savon': refused(503) });

    expect(log).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/Recherche|Aucun résultat|Erreur/)).not.toBeInTheDocument();
  });
});

it('after a failed search the results of an earlier one are not shown while the next is pending', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  await searchFor('savon', {
    'GET products/search?q=savon': products(2),
    'GET products/search?q=savon%20doux': refused(503),
    'GET products/search?q=savon%20doux%20vert': later().answer,
  });

  for (const word of [' doux', ' vert']) {
    await user.type(field(), word);
    await searched();
  }

  expect(screen.queryByRole('heading', { name: /^Résultat/ })).not.toBeInTheDocument();
  expect(screen.getByText('Recherche en cours…')).toBeVisible();
});

describe('the results of a search', () => {
  it('close the search when a result is followed, but not when it is opened in a new tab', async () => {
    const { router, onClose } = await searchFor('savon', {
      'GET products/search?q=savon': [product({ Code: 'SP-1' })],
      'GET products/SP-1': product({ Code: 'SP-1' }),
    });

    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Article SP-1' }));
    await user.keyboard('{/Control}');
    expect(onClose).not.toHaveBeenCalled();

    await user.click(screen.getByRole('link', { name: 'Article SP-1' }));

    expect(onClose).toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/category-product/SACS/POUBELLE/SP-1');
  });

  it('stay until those of the next text have loaded', async () => {
    const slow = later();
    await searchFor('savon', {
      'GET products/search?q=savon': products(2),
      'GET products/search?q=savon%20doux': slow.answer,
    });

    await user.keyboard(' doux');
    await searched();

    const results = screen.getByRole('region', { name: 'Résultat de recherche "savon"' });
    expect(results).toHaveAttribute('aria-busy', 'true');
    slow.give(products(1, 7));
    await pause(1);
    const next = screen.getByRole('region', { name: 'Résultat de recherche "savon doux"' });
    expect(next).toHaveTextContent('SP-7');
  });
});

it('the search on the page of results begins with its query, which typing replaces', async () => {
  const routes = [{ path: '/recherche', element: <Search onClose={jest.fn()} /> }];
  await renderShop({ routes, at: '/recherche?q=gants' });
  expect(field()).toHaveValue('gants');

  await user.keyboard('savon');

  expect(field()).toHaveValue('savon');
});

it('the search ends above the keyboard of a phone', async () => {
  const viewport = Object.assign(new EventTarget(), { height: 800, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: viewport, configurable: true });
  await openSearch({});
  viewport.height = 400;

  viewport.dispatchEvent(new Event('resize'));

  expect(field().closest('search')?.getAttribute('style')).toBe('max-height: 392px;');
  Reflect.deleteProperty(window, 'visualViewport');
});
