import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { oddAnswer, refused } from 'shared-contracts/testing';
import { pageOf, products } from '../../testing/catalogue';
import { ofBags, visitList } from '../../testing/visit-list';

describe('a category of several pages', () => {
  const more = { name: 'Afficher plus de produits' };

  it('loads more products on demand until the last page, without duplicates, and focuses the first new one', async () => {
    const { http } = await visitList({
      [ofBags]: pageOf(products(3), 'a/b='),
      [`${ofBags}&lastEvaluatedKey=a%2Fb%3D`]: pageOf(products(2, 3)),
    });

    await userEvent.click(await screen.findByRole('button', more));

    expect(await screen.findByText('4 produits affichés')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Article SP-4' })).toHaveFocus();
    expect(screen.queryByRole('button', more)).not.toBeInTheDocument();
    // The focus on a new link prefetches its product; the list itself was requested twice.
    expect(http.calls.filter((call) => call.startsWith('GET products?'))).toHaveLength(2);
  });

  it('shows the total on the first and the last page', async () => {
    const next = `${ofBags}&lastEvaluatedKey=next`;
    await visitList({
      [ofBags]: pageOf(products(3), 'next', 1096),
      [next]: pageOf(products(2, 4)),
    });
    const count = await screen.findByText(/^3 produits/);
    expect(count).toHaveTextContent(/^3 produits sur 1\s096$/);

    await userEvent.click(screen.getByRole('button', more));

    await waitFor(() => expect(count).toHaveTextContent(/^5 produits$/));
  });

  it.each([2, 2.5])('shows only the number of loaded products for the invalid total %p', async (total) => {
    await visitList({
      [ofBags]: oddAnswer({ ...pageOf(products(3), 'next'), total }),
    });

    expect(await screen.findByText('3 produits affichés')).toBeVisible();
  });

  it.each([
    ['its first page', products(3), '3 produits affichés'],
    ['a cursor', products(2, 4), '5 produits affichés'],
  ])('stops when the API repeats %s', async (_what, items, count) => {
    const { http } = await visitList({
      [ofBags]: pageOf(products(3), 'next'),
      [`${ofBags}&lastEvaluatedKey=next`]: pageOf(items, 'next'),
    });

    await userEvent.click(await screen.findByRole('button', more));

    await waitFor(() => expect(screen.queryByRole('button', more)).not.toBeInTheDocument());
    expect(screen.getByText(count)).toBeVisible();
    expect(http.calls.filter((call) => call.startsWith(ofBags))).toHaveLength(2);
  });

  it.each([503, 400, 404])('loads the next page on retry after it has failed with %d', async (status) => {
    const next = `${ofBags}&lastEvaluatedKey=next`;
    const { http } = await visitList({ [ofBags]: pageOf(products(3), 'next'), [next]: refused(status) });
    await userEvent.click(await screen.findByRole('button', more));
    expect(await screen.findByText('Erreur inconnue')).toBeVisible();

    http.answers[next] = pageOf(products(1, 4));
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByText('4 produits affichés')).toBeVisible();
  });
});
