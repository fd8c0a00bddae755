import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartLinesAtom } from 'shared-contracts/cart';
import { camille, depot, office, refused } from 'shared-contracts/testing';
import { renderCart, type Visit } from '../../testing/render-cart';
import { bag, order } from '../../testing/shop-data';

const createPayment = 'POST purchase/createPayment';
const later = {
  [`GET products/${bag.Code}`]: bag,
  'GET users/profile': { ...camille, deferredPayment: true },
  'GET users/addresses': [office, depot],
  'GET orders/o1': order,
  'POST cart/add': [],
  'POST purchase/createDeferredPayment': { orderId: 'o1' },
};
const lines = [{ productCode: bag.Code, quantity: 4 }];

async function pay(visit: Visit = {}) {
  const rendered = await renderCart({ at: '/purchase', answers: later, lines, signedIn: true, ...visit });
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Payer' }));
  return rendered;
}

describe('an account that pays later', () => {
  it('orders without a card', async () => {
    const { http, router, store } = await pay();

    await waitFor(() => expect(router.state.location.pathname).toBe('/invoice/o1'));
    expect(http.count(createPayment)).toBe(0);
    expect(store.get(cartLinesAtom)).toEqual([]);
  });

  it('is told that nothing is charged now', async () => {
    await renderCart({ at: '/purchase', answers: later, lines, signedIn: true });

    expect(await screen.findByText(/Rien n’est débité maintenant/)).toBeVisible();
  });

  it('is told when the order could not be placed, and keeps the cart', async () => {
    const alert = jest.spyOn(window, 'alert').mockReturnValue();

    const { store } = await pay({
      answers: { ...later, 'POST purchase/createDeferredPayment': refused(500) },
    });

    expect(await screen.findByText('Echec de la création de la commande')).toBeVisible();
    expect(alert).toHaveBeenCalledWith('Echec de la création de la commande');
    expect(store.get(cartLinesAtom)).toEqual(lines);
  });
});
