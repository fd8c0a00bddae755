import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartLinesAtom } from 'shared-contracts/cart';
import { listen } from 'shared-contracts/events';
import { camille, depot, refused } from 'shared-contracts/testing';
import { cardAnswer } from '../../testing/fake-card-library';
import { browserWithLocks } from '../../testing/locks';
import {
  answers,
  cardForm,
  createPayment,
  dialog,
  formIsThere,
  lines,
  openCheckout,
  pay,
} from '../../testing/pay';
import { renderCart, summary, type Visit } from '../../testing/render-cart';
import { bag, order } from '../../testing/shop-data';

describe('a customer who pays by card', () => {
  it('pays the shown amount with the form of the API, sees the success and reaches the confirmation', async () => {
    const placed = jest.fn();
    const stop = listen('checkout:order-placed', placed);
    const { http, router, store } = await pay();
    await formIsThere();
    expect((await dialog()).getByText(/86,92/)).toBeVisible();
    expect(http.sent(createPayment)[0]?.body).toMatchObject({ amount: 8692, lines });
    expect(cardForm.configs).toEqual([{ formToken: 'token-1', 'kr-language': 'fr-FR' }]);

    act(() => cardForm.press());
    await act(() => cardForm.accept());

    expect(screen.getByText('Payment successful! Redirection in progress…')).toHaveAttribute('lang', 'en');
    expect(http.sent('POST purchase/validatePayment').at(-1)?.body).toEqual({ ...cardAnswer, orderId: 'o1' });
    expect(store.get(cartLinesAtom)).toEqual([]);
    expect(placed).toHaveBeenCalledWith({ orderId: 'o1' });
    expect(await screen.findByRole('heading', { name: 'MERCI POUR VOTRE COMMANDE' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/invoice/o1');
    stop();
  });

  it('cannot close the dialog while the bank processes the payment', async () => {
    await pay();
    await formIsThere();
    act(() => cardForm.press());
    expect((await dialog()).queryByRole('button', { name: 'Fermer' })).not.toBeInTheDocument();

    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('is not redirected after leaving the page during the success message', async () => {
    const { router } = await pay();
    await formIsThere();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    await act(() => cardForm.accept());

    await act(() => router.navigate('/about'));
    await act(() => jest.advanceTimersByTimeAsync(1200));
    jest.useRealTimers();

    expect(router.state.location.pathname).toBe('/about');
  });

  /** Pays with a validation that stays pending until `validated` is called. */
  async function payAndHoldValidation() {
    let validated = () => {};
    const answer = new Promise((resolve) => {
      validated = () => resolve({ orderId: 'o1', status: 'PAID' });
    });
    const page = await pay({ answers: { 'POST purchase/validatePayment': () => answer } });
    await formIsThere();
    return { ...page, validated: () => validated() };
  }

  it('is not redirected after leaving the page during the validation', async () => {
    const { router, store, validated } = await payAndHoldValidation();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    act(() => void cardForm.accept());
    await act(() => router.navigate('/about'));

    await act(async () => validated());
    await act(() => jest.advanceTimersByTimeAsync(1200));
    jest.useRealTimers();

    expect(store.get(cartLinesAtom)).toEqual([]);
    expect(router.state.location.pathname).toBe('/about');
  });

  it('reaches the confirmation despite a card error during the validation', async () => {
    const { router, validated } = await payAndHoldValidation();
    act(() => void cardForm.accept());

    act(() => cardForm.refuse({ errorCode: 'CLIENT_999', errorMessage: 'Erreur technique.' }));
    await userEvent.keyboard('{Escape}');
    expect((await dialog()).queryByText('Erreur technique.')).not.toBeInTheDocument();
    await act(async () => validated());

    await waitFor(() => expect(router.state.location.pathname).toBe('/invoice/o1'));
  });
});

it('a customer who clicks twice before the payment lock is granted starts one payment, without an error about another tab', async () => {
  let held = false;
  const request = async (_name: string, _options: LockOptions, pay: (lock: unknown) => unknown) => {
    await new Promise((resolve) => setTimeout(resolve));
    if (held) return pay(null);
    held = true;
    return pay({});
  };
  browserWithLocks(request);
  const { http } = await renderCart({ at: '/purchase', answers, lines, signedIn: true });
  await userEvent.click(await screen.findByRole('checkbox'));
  const payer = screen.getByRole('button', { name: 'Payer' });

  fireEvent.click(payer);
  fireEvent.click(payer);
  await formIsThere();

  expect(http.count(createPayment)).toBe(1);
  expect(screen.queryByText(/dans un autre onglet/)).not.toBeInTheDocument();
});

it('a customer whose card error makes the form unusable gets a new one on retry', async () => {
  const { http } = await pay();
  await formIsThere();
  act(() => cardForm.press());
  act(() => cardForm.refuse({ errorCode: 'CLIENT_100', errorMessage: 'Paiement refusé.' }));
  http.answers[createPayment] = { formToken: 'token-2', orderId: 'o1' };

  await userEvent.click(await (await dialog()).findByRole('button', { name: 'Réessayer' }));

  await waitFor(() => expect(cardForm.configs.at(-1)).toMatchObject({ formToken: 'token-2' }));
  expect(http.count(createPayment)).toBe(2);
});

it('a customer who pays by card holds the payment lock until Back closes the dialog, and stays at the checkout', async () => {
  const released = jest.fn();
  browserWithLocks(async (_name: string, _options: LockOptions, hold: (lock: object) => unknown) => {
    await hold({});
    released();
  });
  const { router } = await pay();
  await formIsThere();
  expect(released).not.toHaveBeenCalled();

  act(() => window.history.back());

  await waitFor(() => expect(released).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/purchase');
});

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

  it.each([
    ['none', undefined],
    ['one without lines', { ...order.address.billing, addressLine1: '', postalCode: '' }],
  ])('sees the chosen delivery address and its fee if the API returns %s', async (_, delivery) => {
    const items = order.items.map((item) => ({ ...item, quantity: 40 }));
    const address = { billing: order.address.billing, ...(delivery && { delivery }) };

    await payLater({ extras: false, answers: { 'GET orders/o1': { ...order, items, address } } });

    await screen.findByRole('heading', { name: 'MERCI POUR VOTRE COMMANDE' });
    expect(await summary('Livraison')).toBe('Gratuit');
    expect(screen.getByText(depot.addressLine1)).toBeVisible();
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
});
