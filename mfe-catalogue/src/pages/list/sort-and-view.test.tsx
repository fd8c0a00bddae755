import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartLinesAtom } from 'shared-contracts/cart';
import { pageOf, products } from '../../testing/catalogue';
import { ofBags, visitList } from '../../testing/visit-list';

describe('sort and view of a list', () => {
  it('the chosen sort is written to the URL', async () => {
    const { router } = await visitList({
      [ofBags]: pageOf(products(2)),
      'GET products?limit=50&category=SACS&sort=-price': pageOf(products(2).toReversed()),
    });
    const names = () => screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent);
    await screen.findByRole('link', { name: 'Article SP-1' });

    await userEvent.selectOptions(screen.getByLabelText('Trier par'), 'Prix décroissant');

    await waitFor(() => expect(names()).toEqual(['Article SP-2', 'Article SP-1']));
    expect(router.state.location.search).toBe('?tri=-price');
  });

  it('links to other lists have the chosen sort, also at the next visit, until it is reset', async () => {
    const answers = {
      [ofBags]: pageOf(products(1)),
      'GET products?limit=50&category=SACS&sort=price': pageOf(products(1)),
    };
    const first = await visitList(answers);
    const toCategory = () => screen.getByRole('link', { name: 'Tout' });
    await screen.findByRole('link', { name: 'Article SP-1' });
    await userEvent.selectOptions(screen.getByLabelText('Trier par'), 'Prix croissant');
    await waitFor(() => expect(first.router.state.location.search).toBe('?tri=price'));
    cleanup();

    const next = await visitList(answers);

    await waitFor(() => expect(toCategory()).toHaveAttribute('href', '/category-product/SACS?tri=price'));
    // The list uses the sort of its URL.
    expect(next.http.calls).toContain(ofBags);
    await userEvent.selectOptions(await screen.findByLabelText('Trier par'), 'Prix croissant');
    await userEvent.selectOptions(screen.getByLabelText('Trier par'), 'Ordre du catalogue');
    await waitFor(() => expect(toCategory()).toHaveAttribute('href', '/category-product/SACS'));
  });

  it('shows the previous products until the new sort has loaded', async () => {
    await visitList({
      [ofBags]: pageOf(products(2)),
      'GET products?limit=50&category=SACS&sort=price': () => new Promise(() => undefined),
    });
    await screen.findByRole('link', { name: 'Article SP-1' });

    await userEvent.selectOptions(screen.getByLabelText('Trier par'), 'Prix croissant');

    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Article SP-1' }).closest('[aria-busy="true"]')).toBeVisible(),
    );
  });

  it('a sort in the URL is applied', async () => {
    const sorted = 'GET products?limit=50&category=SACS&sort=reference';
    const { http } = await visitList(
      { [sorted]: pageOf(products(2)) },
      '/category-product/SACS?tri=reference',
    );

    expect(await screen.findByLabelText('Trier par')).toHaveDisplayValue('Référence');
    expect(http.calls).toContain(sorted);
    expect(http.calls).not.toContain(ofBags);
  });

  it('the table has a quantity field per row, and the view is stored', async () => {
    const { store } = await visitList({ [ofBags]: pageOf(products(2)) });
    await userEvent.click(await screen.findByRole('button', { name: 'Tableau' }));

    const field = await screen.findByRole('spinbutton', { name: 'Quantité de Article SP-1' });
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await userEvent.click(screen.getByRole('button', { name: /^Ajouter au panier\s: Article SP-1$/ }));

    expect(store.get(cartLinesAtom)).toEqual([{ productCode: 'SP-1', quantity: 12 }]);
    expect(screen.getByText('Les produits ont été ajoutés au panier')).toBeInTheDocument();
    expect(localStorage.getItem('sph-list-view')).toBe('table');
    await userEvent.click(screen.getByRole('button', { name: 'Vignettes' }));
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  });
});
