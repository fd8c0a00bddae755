import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { signOutAtom } from 'shared-contracts/auth';
import { addToCartAtom, cartLinesAtom, emptyCartAtom, replaceCartAtom } from 'shared-contracts/cart';
import { camille, depot, refused } from 'shared-contracts/testing';
import type { FakeCardLibrary } from '../../testing/fake-card-library';
import { lines, openCheckout, answers as payAnswers, pressPay, putCardLibrary } from '../../testing/pay';
import { renderCart, type Visit } from '../../testing/render-cart';
import { bag, gloves, order } from '../../testing/shop-data';

const answers = {
  ...payAnswers,
  [`GET products/${gloves.Code}`]: gloves,
  'GET products/categories': [],
  'GET users/addresses': [depot],
  'POST purchase/validatePayment': refused(500),
};
let cardForm: FakeCardLibrary;

beforeEach(() => {
  cardForm = putCardLibrary();
  jest.spyOn(console, 'error').mockReturnValue();
});

async function openCardForm() {
  await pressPay();
  await waitFor(() => expect(cardForm.forms()).toBe(1));
}

/** Pays with an accepted card, but the validation fails; then leaves the checkout. */
async function payWithFailedValidation(visit: Visit = {}) {
  const rendered = await openCheckout({ answers, ...visit });
  await openCardForm();
  act(() => cardForm.press());
  await act(() => cardForm.accept());
  await act(() => rendered.router.navigate('/about'));
  return rendered;
}

const news = /Votre commande CMD-2026-000123 est réglée/;
const thanks = () =>
  screen.findByText(
    (_text, element) => element?.matches('[role=status]') === true && news.test(element.textContent ?? ''),
  );

/** Sees on the cart page that the order is paid, then opens the card form with the same articles. */
async function buyTheSameAgain({
  router,
  store,
}: Pick<Awaited<ReturnType<typeof renderCart>>, 'router' | 'store'>) {
  await act(() => router.navigate('/order'));
  await thanks();
  act(() => store.set(replaceCartAtom, lines));
  await act(() => router.navigate('/purchase'));
  await openCardForm();
}

describe('a customer whose payment succeeded although its validation failed', () => {
  it('sees an empty cart and a link to the order on the cart page', async () => {
    const { router, store } = await payWithFailedValidation();

    await act(() => router.navigate('/order'));

    expect(await thanks()).toBeVisible();
    expect(store.get(cartLinesAtom)).toEqual([]);
    expect(screen.getByRole('link', { name: 'Voir la commande' })).toHaveAttribute('href', '/invoice/o1');
  });

  it('is redirected from the checkout to the empty cart with a message', async () => {
    const { router, store } = await payWithFailedValidation();

    await act(() => router.navigate('/purchase'));

    expect(await thanks()).toBeVisible();
    expect(router.state.location.pathname).toBe('/order');
    expect(store.get(cartLinesAtom)).toEqual([]);
  });

  it('finds articles added after the payment in the cart', async () => {
    const { router, store } = await payWithFailedValidation();
    act(() => store.set(addToCartAtom, { productCode: bag.Code, quantity: 1 }));
    act(() => store.set(addToCartAtom, { productCode: gloves.Code, quantity: 2 }));

    await act(() => router.navigate('/order'));

    expect(await thanks()).toBeVisible();
    expect(store.get(cartLinesAtom)).toEqual([
      { productCode: bag.Code, quantity: 1 },
      { productCode: gloves.Code, quantity: 2 },
    ]);
  });

  it('sees the message once', async () => {
    const { http, router } = await payWithFailedValidation();
    await act(() => router.navigate('/order'));
    await thanks();
    await act(() => router.navigate('/about'));

    await act(() => router.navigate('/order'));

    expect(await screen.findByText("Pas d'article dans le panier")).toBeVisible();
    expect(within(document.body).queryByText(/est réglée/)).not.toBeInTheDocument();
    expect(http.count('GET orders/o1')).toBe(1);
  });

  it('finds the cart unchanged while the payment is pending', async () => {
    const awaited = { ...answers, 'GET orders/o1': { ...order, status: 'PAYMENT_PENDING' } };
    const { http, router, store } = await payWithFailedValidation({ answers: awaited });

    await act(() => router.navigate('/order'));

    await waitFor(() => expect(http.count('GET orders/o1')).toBe(1));
    expect(await screen.findByRole('heading', { level: 1, name: 'Votre panier' })).toBeVisible();
    expect(store.get(cartLinesAtom)).toEqual(lines);
  });

  it('triggers no request after the cart was emptied in another way', async () => {
    const { http, router, store } = await payWithFailedValidation();
    act(() => store.set(emptyCartAtom, 'signed-out'));

    await act(() => router.navigate('/order'));

    expect(await screen.findByText("Pas d'article dans le panier")).toBeVisible();
    expect(http.count('GET orders/o1')).toBe(0);
  });

  it('does not change the cart of another customer in this browser', async () => {
    const { store } = await payWithFailedValidation();
    act(() => store.set(signOutAtom, 'expired'));
    cleanup();

    const karim = { ...camille, id: 'u2', firstName: 'Karim' };
    const next = await renderCart({
      at: '/order',
      answers: { ...answers, 'GET users/profile': karim },
      signedIn: true,
    });

    expect(await screen.findByRole('heading', { level: 1, name: 'Votre panier' })).toBeVisible();
    await waitFor(() => expect(next.http.count('GET users/profile')).toBe(1));
    await screen.findByText(/Livraison/);
    expect(next.http.count('GET orders/o1')).toBe(0);
    expect(next.store.get(cartLinesAtom)).toEqual(lines);
  });

  it('can order the same articles again after leaving during the payment', async () => {
    const { http, router, store } = await openCheckout({ answers });
    await openCardForm();
    act(() => cardForm.press());

    await buyTheSameAgain({ router, store });

    expect(http.count('POST cart/add')).toBe(2);
    expect(http.count('POST purchase/createPayment')).toBe(2);
  });
});
