import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartLinesAtom, openCartPanelAtom } from 'shared-contracts/cart';
import { camille, refused } from 'shared-contracts/testing';
import { renderCart, type Visit } from '../testing/render-cart';
import { abandonedOrder, bag, order, unpaidOrder } from '../testing/shop-data';

const again = { name: 'Commander à nouveau' };
const user = userEvent.setup();
const answers = {
  'GET users/profile': camille,
  'GET orders': [abandonedOrder, unpaidOrder, { ...order, id: 'o2' }],
  [`GET products/${bag.Code}`]: bag,
};
const visit = (overrides: Visit = {}) =>
  renderCart({ at: '/order', signedIn: true, ...overrides, answers: { ...answers, ...overrides.answers } });

async function addLastOrder() {
  await user.click(await screen.findByRole('button', again));
  const dialog = within(screen.getByRole('dialog', again));
  await dialog.findByText(/^Un prix a changé/);
  await user.click(dialog.getByRole('button', { name: 'Ajouter au panier' }));
}

describe('a customer with an empty cart', () => {
  it('adds the articles of the last order on the cart page, whose title is focused', async () => {
    const { store } = await visit();

    await addLastOrder();

    expect(screen.getByText('Les produits ont été ajoutés au panier')).toBeVisible();
    expect(store.get(cartLinesAtom)).toEqual([{ productCode: bag.Code, quantity: 4 }]);
    expect(screen.getByRole('heading', { level: 1, name: 'Votre panier' })).toHaveFocus();
    expect(await screen.findByRole('link', { name: /^Sac poubelle/ })).toBeVisible();
  });

  it('adds the articles of the last order in the panel, which stays open', async () => {
    const { store } = await visit({ at: '/elsewhere' });
    act(() => store.set(openCartPanelAtom));

    await addLastOrder();

    expect(store.get(cartLinesAtom)).toEqual([{ productCode: bag.Code, quantity: 4 }]);
    expect(screen.getByRole('heading', { name: 'VOTRE PANIER' })).toHaveFocus();
    expect(await screen.findByRole('link', { name: /^Sac poubelle/ })).toBeVisible();
  });

  it.each([
    ['has not placed any', { 'GET orders': [abandonedOrder, unpaidOrder] }],
    ['cannot be loaded', { 'GET orders': refused(503) }],
  ])('is offered no reorder when %s', async (_who, overrides) => {
    const { http } = await visit({ answers: overrides });
    await screen.findByText("Pas d'article dans le panier");

    expect(http.count('GET orders')).toBe(1);
    expect(screen.queryByRole('button', again)).toBeNull();
  });
});

it('does not request the orders of a visitor', async () => {
  const { http } = await visit({ signedIn: false });
  await screen.findByText("Pas d'article dans le panier");

  expect(http.count('GET orders')).toBe(0);
  expect(screen.queryByRole('button', again)).toBeNull();
});
