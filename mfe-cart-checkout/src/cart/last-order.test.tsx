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
const visit = (given: Visit = {}) =>
  renderCart({ at: '/order', signedIn: true, ...given, answers: { ...answers, ...given.answers } });

async function addLastOrder() {
  await user.click(await screen.findByRole('button', again));
  const dialog = within(screen.getByRole('dialog', again));
  await dialog.findByText(/^Un prix a changé/);
  await user.click(dialog.getByRole('button', { name: 'Ajouter au panier' }));
}

describe('a customer with an empty cart', () => {
  it('orders the same as last time on the cart page, and goes on from its title', async () => {
    const { store } = await visit();

    await addLastOrder();

    expect(screen.getByText('Les produits ont été ajoutés au panier')).toBeVisible();
    expect(store.get(cartLinesAtom)).toEqual([{ productCode: bag.Code, quantity: 4 }]);
    expect(screen.getByRole('heading', { level: 1, name: 'Votre panier' })).toHaveFocus();
    expect(await screen.findByRole('link', { name: /^Sac poubelle/ })).toBeVisible();
  });

  it('does so in the panel, too, which stays open', async () => {
    const { store } = await visit({ at: '/elsewhere' });
    act(() => store.set(openCartPanelAtom));

    await addLastOrder();

    expect(store.get(cartLinesAtom)).toEqual([{ productCode: bag.Code, quantity: 4 }]);
    expect(screen.getByRole('heading', { name: 'VOTRE PANIER' })).toHaveFocus();
    expect(await screen.findByRole('link', { name: /^Sac poubelle/ })).toBeVisible();
  });

  it.each([
    ['never placed one', { 'GET orders': [abandonedOrder, unpaidOrder] }],
    ['is unknown', { 'GET orders': refused(503) }],
  ])('is offered no order who %s', async (_who, given) => {
    const { http } = await visit({ answers: given });
    await screen.findByText("Pas d'article dans le panier");

    expect(http.count('GET orders')).toBe(1);
    expect(screen.queryByRole('button', again)).toBeNull();
  });
});

it('asks for no order of a visitor', async () => {
  const { http } = await visit({ signedIn: false });
  await screen.findByText("Pas d'article dans le panier");

  expect(http.count('GET orders')).toBe(0);
  expect(screen.queryByRole('button', again)).toBeNull();
});
