import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from 'page-kit/testing';
import { type Answers, bags, chemistry, product, refused } from 'shared-contracts/testing';
import routes from '../../routes';
import { recentSearches } from '../../storage/recent-searches-and-products';
import { products } from '../../testing/catalogue';

const visit = (at: string, answers: Answers) => renderShop({ routes, answers, at });
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the page of search results', () => {
  it('shows the results and their number, stores the search, and is not indexed', async () => {
    await visit('/recherche?q=savon', { 'GET products/search?q=savon': products(2) });

    expect(await screen.findByText('2 résultats')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Résultat de recherche "savon"');
    expect(names()).toEqual(['Article SP-1', 'Article SP-2']);
    expect(recentSearches.read()).toEqual(['savon']);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('writes the sort to the URL next to the query', async () => {
    const found = [product({ Code: 'SP-1', PrixHT: 9 }), product({ Code: 'SP-2', PrixHT: 3 })];
    const { router } = await visit('/recherche?q=savon', { 'GET products/search?q=savon': found });

    await userEvent.selectOptions(await screen.findByLabelText('Trier par'), 'Prix croissant');

    await waitFor(() => expect(names()).toEqual(['Article SP-2', 'Article SP-1']));
    expect(router.state.location.search).toBe('?q=savon&tri=price');
  });

  it('is replaced in the history by the article of a scanned barcode', async () => {
    const { router } = await visit('/recherche?q=3017620422003', {
      'GET products/search?q=3017620422003': products(1),
      'GET products/SP-1': products(1)[0],
    });

    await waitFor(() => expect(router.state.location.pathname).toMatch(/SP-1$/));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('links to the categories when nothing is found', async () => {
    await visit('/recherche?q=xyz', {
      'GET products/search?q=xyz': [],
      'GET products/categories': [bags, chemistry],
    });

    expect(await screen.findByText('Aucun résultat')).toBeVisible();
    const link = await screen.findByRole('link', { name: 'CHIMIE' });
    expect(link).toHaveAttribute('href', '/category-product/CHIMIE');
  });

  it.each([
    ['requires at least three characters', 'sa', 'Tapez au moins 3 caractères.'],
    ['offers a retry when the search fails', 'savon', 'Réessayer'],
  ])('%s', async (_what, words, text) => {
    await visit(`/recherche?q=${words}`, { 'GET products/search?q=savon': refused(503) });

    expect(await screen.findByText(text)).toBeVisible();
  });
});
