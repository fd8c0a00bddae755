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
  it('orders without a card', async () => {
    const { http, router, store } = await payLater();

    await waitFor(() => expect(router.state.location.pathname).toBe('/invoice/o1'));
    expect(http.count(createPayment)).toBe(0);
    expect(store.get(cartLinesAtom)).toEqual([]);
  });

  it('sends only code and quantity of a line with unknown fields of a newer version', async () => {
    const stored = [{ productCode: bag.Code, quantity: 4, engraving: 'Accueil' }];

    const { http } = await payLater({ lines: stored });

    await waitFor(() => expect(http.count('POST cart/add')).toBe(1));
    expect(http.sent('POST cart/add')[0]?.body).toEqual(lines);
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

  it.each([
    ['the response was lost', refused(null)],
    ['a proxy timed out', refused(504)],
    ['the first request is still running', refused(409, { code: 'request_in_progress' })],
  ])('does not order twice when %s and the page is reloaded', async (_what, outcome) => {
    const deferred = 'POST purchase/createDeferredPayment';
    jest.spyOn(window, 'alert').mockReturnValue();
    const first = await payLater({ answers: { [deferred]: outcome } });
    await screen.findByText('Echec de la création de la commande');
    cleanup();

    const again = await payLater();

    await waitFor(() => expect(again.router.state.location.pathname).toBe('/invoice/o1'));
    const [sent, repeated] = [first, again].map(({ http }) => http.sent(deferred)[0]?.headers);
    expect(repeated).toEqual(sent);
    // The first order emptied the server's cart; sent again, it would return at the next sign-in.
    expect(again.http.count('POST cart/add')).toBe(0);
  });

  it('uses another key for the next order after a successful one', async () => {
    const deferred = 'POST purchase/createDeferredPayment';
    const first = await payLater();
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/invoice/o1'));
    cleanup();

    const next = await payLater();

    await waitFor(() => expect(next.router.state.location.pathname).toBe('/invoice/o1'));
    const [sent, sentNext] = [first, next].map(({ http }) => http.sent(deferred)[0]?.headers);
    expect(sentNext).not.toEqual(sent);
    expect(next.http.count('POST cart/add')).toBe(1);
  });
});
