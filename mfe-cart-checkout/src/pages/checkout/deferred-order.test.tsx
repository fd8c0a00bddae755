import { cleanup, screen, waitFor } from '@testing-library/react';
import { cartLinesAtom } from 'shared-contracts/cart';
import { camille, refused } from 'shared-contracts/testing';
import { answers, createPayment, lines, openCheckout, pay } from '../../testing/pay';
import type { Visit } from '../../testing/render-cart';
import { bag } from '../../testing/shop-data';

const later = {
  ...answers,
  'GET users/profile': { ...camille, deferredPayment: true },
  'POST purchase/createDeferredPayment': { orderId: 'o1' },
};
const payLater = (visit: Visit = {}) => pay({ ...visit, answers: { ...later, ...visit.answers } });

describe('a customer who pays on account', () => {
  it('orders without a card; only code and quantity of a line are sent, no field of a newer version', async () => {
    const stored = [{ productCode: bag.Code, quantity: 4, engraving: 'Accueil' }];

    const { http, router, store } = await payLater({ lines: stored });

    await waitFor(() => expect(router.state.location.pathname).toBe('/invoice/o1'));
    expect(http.sent('POST cart/add').map(({ body }) => body)).toEqual([lines]);
    expect(http.count(createPayment)).toBe(0);
    expect(store.get(cartLinesAtom)).toEqual([]);
  });

  it('sees that nothing is charged now', async () => {
    await openCheckout({ answers: later });

    expect(await screen.findByText(/Rien n’est débité maintenant.*sous 30\sjours/)).toBeVisible();
  });

  it('sees an error when the order could not be placed, and the cart is unchanged', async () => {
    const alert = jest.spyOn(window, 'alert').mockReturnValue();

    const { store } = await payLater({
      answers: { 'POST purchase/createDeferredPayment': refused(500) },
    });

    expect(await screen.findByText('Echec de la création de la commande')).toBeVisible();
    expect(alert).toHaveBeenCalledWith('Echec de la création de la commande');
    expect(store.get(cartLinesAtom)).toEqual(lines);
  });

  it('does not order twice when the response was lost and the page is reloaded', async () => {
    const deferred = 'POST purchase/createDeferredPayment';
    jest.spyOn(window, 'alert').mockReturnValue();
    const first = await payLater({ answers: { [deferred]: refused(null) } });
    await screen.findByText('Echec de la création de la commande');
    cleanup();

    const again = await payLater();

    await waitFor(() => expect(again.router.state.location.pathname).toBe('/invoice/o1'));
    const [sent, repeated] = [first, again].map(({ http }) => http.sent(deferred)[0]?.headers);
    expect(repeated).toEqual(sent);
    // The first order emptied the server's cart; sent again, it would return at the next sign-in.
    expect(again.http.count('POST cart/add')).toBe(0);
  });
});
