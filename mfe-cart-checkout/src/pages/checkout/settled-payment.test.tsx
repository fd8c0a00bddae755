import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { signOutAtom } from 'shared-contracts/auth';
import { addToCartAtom, cartLinesAtom, emptyCartAtom, replaceCartAtom } from 'shared-contracts/cart';
import { camille, depot, refused } from 'shared-contracts/testing';
import type { FakeCardLibrary } from '../../testing/fake-card-library';
import { answers as heard, lines, openCheckout, pressPay, putCardLibrary } from '../../testing/pay';
import { renderCart, type Visit } from '../../testing/render-cart';
import { bag, gloves, order } from '../../testing/shop-data';

const answers = {
  ...heard,
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

/** Pays with an accepted card, but the shop never hears of it; then leaves the checkout. */
async function payUnheard(visit: Visit = {}) {
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

/** Learns that the payment has arrived, and comes to the card form with the same articles. */
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

describe('A customer whose payment arrived though the shop could not validate it', () => {
  it('finds an empty cart and a link to the order on the cart page', async () => {
    const { router, store } = await payUnheard();

    await act(() => router.navigate('/order'));

    expect(await thanks()).toBeVisible();
    expect(store.get(cartLinesAtom)).toEqual([]);
    expect(screen.getByRole('link', { name: 'Voir la commande' })).toHaveAttribute('href', '/invoice/o1');
  });

  it('is led from the checkout to the empty cart and reads it there', async () => {
    const { router, store } = await payUnheard();

    await act(() => router.navigate('/purchase'));

    expect(await thanks()).toBeVisible();
    expect(router.state.location.pathname).toBe('/order');
    expect(store.get(cartLinesAtom)).toEqual([]);
  });

  it('keeps what was added after the payment', async () => {
    const { router, store } = await payUnheard();
    act(() => store.set(addToCartAtom, { productCode: bag.Code, quantity: 1 }));
    act(() => store.set(addToCartAtom, { productCode: gloves.Code, quantity: 2 }));

    await act(() => router.navigate('/order'));

    expect(await thanks()).toBeVisible();
    expect(store.get(cartLinesAtom)).toEqual([
      { productCode: bag.Code, quantity: 1 },
      { productCode: gloves.Code, quantity: 2 },
    ]);
  });

  it('reads it once', async () => {
    const { http, router } = await payUnheard();
    await act(() => router.navigate('/order'));
    await thanks();
    await act(() => router.navigate('/about'));

    await act(() => router.navigate('/order'));

    expect(await screen.findByText("Pas d'article dans le panier")).toBeVisible();
    expect(within(document.body).queryByText(/est réglée/)).not.toBeInTheDocument();
    expect(http.count('GET orders/o1')).toBe(1);
  });

  it('keeps the cart while the payment is awaited', async () => {
    const awaited = { ...answers, 'GET orders/o1': { ...order, status: 'PAYMENT_PENDING' } };
    const { http, router, store } = await payUnheard({ answers: awaited });

    await act(() => router.navigate('/order'));

    await waitFor(() => expect(http.count('GET orders/o1')).toBe(1));
    expect(await screen.findByRole('heading', { level: 1, name: 'Votre panier' })).toBeVisible();
    expect(store.get(cartLinesAtom)).toEqual(lines);
  });

  it('is asked nothing more once the cart was emptied otherwise', async () => {
    const { http, router, store } = await payUnheard();
    act(() => store.set(emptyCartAtom, 'signed-out'));

    await act(() => router.navigate('/order'));

    expect(await screen.findByText("Pas d'article dans le panier")).toBeVisible();
    expect(http.count('GET orders/o1')).toBe(0);
  });

  it('leaves the cart of another customer of this browser alone', async () => {
    const { store } = await payUnheard();
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

  it('who left before the bank had decided orders the same articles anew', async () => {
    const { http, router, store } = await openCheckout({ answers });
    await openCardForm();
    act(() => cardForm.press());

    await buyTheSameAgain({ router, store });

    expect(http.count('POST cart/add')).toBe(2);
    expect(http.count('POST purchase/createPayment')).toBe(2);
  });
});
