import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartLinesAtom, openCartPanelAtom } from 'shared-contracts/cart';
import { refused } from 'shared-contracts/testing';
import { renderCart, type Visit } from '../testing/render-cart';
import { abandonedOrder, bag, order, unpaidOrder } from '../testing/shop-data';

const again = { name: 'Commander à nouveau' };
const user = userEvent.setup();
const lastOrders = {
  'GET orders': [abandonedOrder, unpaidOrder, { ...order, id: 'o2' }],
  [`GET products/${bag.Code}`]: bag,
};
const visit = (overrides: Visit = {}) =>
  renderCart({
    at: '/order',
    signedIn: true,
    ...overrides,
    answers: { ...lastOrders, ...overrides.answers },
  });

async function addLastOrder() {
  await user.click(await screen.findByRole('button', again));
  const dialog = within(screen.getByRole('dialog', again));
  await dialog.findByText(/^Un prix a changé/);
  await user.click(dialog.getByRole('button', { name: 'Ajouter au panier' }));
}

describe('a customer with an empty cart', () => {
  it.each([
    ['on the cart page', '/order', 'Votre panier'],
    ['in the panel, which stays open', '/elsewhere', 'VOTRE PANIER'],
  ])('adds the articles of the last order %s, and its title is focused', async (_where, at, title) => {
    const { store } = await visit({ at });
    if (at !== '/order') act(() => store.set(openCartPanelAtom));

    await addLastOrder();

    expect(screen.getByText('Les produits ont été ajoutés au panier')).toBeInTheDocument();
    expect(store.get(cartLinesAtom)).toEqual([{ productCode: bag.Code, quantity: 4 }]);
    expect(screen.getByRole('heading', { name: title })).toHaveFocus();
    expect(await screen.findByRole('link', { name: /^Sac poubelle/ })).toBeVisible();
  });

  it.each([
    ['has placed no order', { answers: { 'GET orders': [abandonedOrder, unpaidOrder] } }, 1],
    ['has orders that cannot be loaded', { answers: { 'GET orders': refused(503) } }, 1],
    ['is signed out, whose orders are not requested', { signedIn: false }, 0],
  ])('is offered no reorder when %s', async (_who, overrides, requests) => {
    const { http } = await visit(overrides);
    await screen.findByText("Pas d'article dans le panier");

    expect(http.count('GET orders')).toBe(requests);
    expect(screen.queryByRole('button', again)).toBeNull();
  });
});
