import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartLinesAtom } from 'shared-contracts/cart';
import { item, order, product, refused } from 'shared-contracts/testing';
import { history } from '../../../testing/orders';
import { renderAccount, type Visit } from '../../../testing/render-account';

const again = { name: 'Commander à nouveau' };
const user = userEvent.setup();

/** Three articles: with the same price, with a higher price today, and no longer in the catalogue. */
const placed = order('1', {
  items: [
    item(1, { quantity: 3, dueUnitPriceHT: 12.9 }),
    item(2, { quantity: 1, dueUnitPriceHT: 10 }),
    item(3),
  ],
});
const answers = {
  'GET orders': [placed],
  'GET orders/1': placed,
  'GET products/SP-1': product({ Code: 'SP-1', PrixHT: 12.9 }),
  'GET products/SP-2': product({ Code: 'SP-2', PrixHT: 12 }),
  'GET products/SP-3': refused(404),
};

async function ask(visit: Visit = {}) {
  const shop = await renderAccount({
    at: '/profile?historique',
    ...visit,
    answers: { ...answers, ...visit.answers },
  });
  await user.click(await screen.findByRole('button', again));
  const dialog = within(screen.getByRole('dialog', again));
  return { ...shop, dialog };
}

type Dialog = Awaited<ReturnType<typeof ask>>['dialog'];

const add = (dialog: Dialog) => user.click(dialog.getByRole('button', { name: 'Ajouter au panier' }));

describe('ordering again', () => {
  it.each([
    ['the history', '/profile?historique'],
    ['the page of the order', '/profile?historique&commande=1'],
  ])('adds the available articles from %s and opens the cart', async (_from, at) => {
    const lines = [{ productCode: 'SP-1', quantity: 2 }];
    const { dialog, store, router } = await ask({ at, lines });
    await dialog.findByText('Indisponible');

    await add(dialog);

    expect(await screen.findByRole('heading', { name: 'Page /order' })).toBeVisible();
    expect(screen.getByText('Les produits ont été ajoutés au panier')).toBeVisible();
    expect(store.get(cartLinesAtom)).toEqual([
      { productCode: 'SP-1', quantity: 5 },
      { productCode: 'SP-2', quantity: 1 },
    ]);
    expect(router.state.location.pathname).toBe('/order');
  });

  it('adds nothing when no article is available, and shows why', async () => {
    const { dialog, store } = await ask({
      answers: { 'GET products/SP-1': refused(404), 'GET products/SP-2': refused(404) },
    });

    expect(await dialog.findByText('Aucun de ces articles ne peut être ajouté.')).toBeVisible();
    await add(dialog);

    expect(store.get(cartLinesAtom)).toEqual([]);
  });

  it('fetches an article again on retry after its request failed', async () => {
    const { dialog, http } = await ask({ answers: { 'GET products/SP-2': refused(503) } });
    const retry = await dialog.findByRole('button', { name: 'Réessayer' });
    http.answers['GET products/SP-2'] = product({ Code: 'SP-2', PrixHT: 10 });

    await user.click(retry);

    expect(await dialog.findByRole('spinbutton', { name: 'Quantité de Article SP-2' })).toHaveValue('1');
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('is not offered while the order can still be paid', async () => {
    const unpaid = order('1', { status: 'PAYMENT_PENDING', payment: { method: 'card', tried: true } });
    await history([unpaid]);
    await screen.findByRole('heading', { level: 3, name: 'Commande CMD-2026-000001' });

    expect(screen.queryByRole('button', again)).toBeNull();
  });
});
