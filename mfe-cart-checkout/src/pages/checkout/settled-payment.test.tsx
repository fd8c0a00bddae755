import { act, screen, waitFor } from '@testing-library/react';
import { cartLinesAtom, emptyCartAtom, replaceCartAtom } from 'shared-contracts/cart';
import { camille, depot } from 'shared-contracts/testing';
import { submittedPayment } from '../../payment/submitted-payment';
import {
  cardForm,
  formIsThere,
  lines,
  openCheckout,
  answers as payAnswers,
  pressPay,
} from '../../testing/pay';
import type { Visit } from '../../testing/render-cart';
import { gloves, order } from '../../testing/shop-data';

const answers = {
  ...payAnswers,
  [`GET products/${gloves.Code}`]: gloves,
  'GET products/categories': [],
  'GET users/addresses': [depot],
};
async function openCardForm() {
  await pressPay();
  await formIsThere();
}

/** Opens a page after a payment whose response was lost. */
function openAfterPayment(at: string, visit: Visit = {}) {
  submittedPayment.store({ orderId: 'o1', customerId: camille.id });
  return openCheckout({ at, answers, ...visit });
}

const news = /Votre commande CMD-2026-000123 est réglée/;
const thanks = () =>
  screen.findByText(
    (_text, element) => element?.matches('[role=status]') === true && news.test(element.textContent ?? ''),
  );

describe('a customer whose payment succeeded although its validation failed', () => {
  it('is redirected from the checkout to the empty cart, with a link to the order', async () => {
    const { router, store } = await openAfterPayment('/purchase');

    expect(await thanks()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir la commande' })).toHaveAttribute('href', '/invoice/o1');
    expect(router.state.location.pathname).toBe('/order');
    expect(store.get(cartLinesAtom)).toEqual([]);
  });

  it('finds the cart unchanged while the payment is pending', async () => {
    const awaited = { ...answers, 'GET orders/o1': { ...order, status: 'PAYMENT_PENDING' } };
    const { http, store } = await openAfterPayment('/order', { answers: awaited });

    await waitFor(() => expect(http.count('GET orders/o1')).toBe(1));
    expect(await screen.findByRole('heading', { level: 1, name: 'Votre panier' })).toBeVisible();
    expect(store.get(cartLinesAtom)).toEqual(lines);
  });

  it('triggers no request after the cart was emptied in another way', async () => {
    const { http, router, store } = await openAfterPayment('/about');
    act(() => store.set(emptyCartAtom));

    await act(() => router.navigate('/order'));

    expect(await screen.findByText("Pas d'article dans le panier")).toBeVisible();
    expect(http.count('GET orders/o1')).toBe(0);
  });

  it('does not change the cart of another customer in this browser', async () => {
    const karim = { ...camille, id: 'u2', firstName: 'Karim' };
    const { http, store } = await openAfterPayment('/order', {
      answers: { ...answers, 'GET users/profile': karim },
    });

    expect(await screen.findByRole('heading', { level: 1, name: 'Votre panier' })).toBeVisible();
    await waitFor(() => expect(http.count('GET users/profile')).toBe(1));
    await screen.findByText(/Livraison/);
    expect(http.count('GET orders/o1')).toBe(0);
    expect(store.get(cartLinesAtom)).toEqual(lines);
  });

  it('sees after leaving a running payment that it is paid, and can order the same articles again', async () => {
    const { http, router, store } = await openCheckout({ answers });
    await openCardForm();
    act(() => cardForm.press());

    await act(() => router.navigate('/order'));
    await thanks();
    act(() => store.set(replaceCartAtom, lines));
    await act(() => router.navigate('/purchase'));
    await openCardForm();

    expect(http.count('POST cart/add')).toBe(2);
    expect(http.count('POST purchase/createPayment')).toBe(2);
  });
});
