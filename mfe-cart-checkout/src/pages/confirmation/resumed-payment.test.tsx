import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartLinesAtom } from 'shared-contracts/cart';
import { camille, depot, refused } from 'shared-contracts/testing';
import { keptPayment } from '../../payment/submitted-payment';
import { cardAnswer, type FakeCardLibrary } from '../../testing/fake-card-library';
import { close, dialog, putCardLibrary } from '../../testing/pay';
import { renderCart, type Visit } from '../../testing/render-cart';
import { abandonedOrder, bag, gloves, order, paidOrder, unpaidOrder } from '../../testing/shop-data';

const openForm = 'POST orders/o1/payment';
const validate = 'POST purchase/validatePayment';
const answers = {
  'GET orders/o1': unpaidOrder,
  'GET users/profile': camille,
  'GET users/addresses': [depot],
  [`GET products/${bag.Code}`]: bag,
  [`GET products/${gloves.Code}`]: gloves,
  [openForm]: { formToken: 'token-9', orderId: 'o1' },
  [validate]: { orderId: 'o1', status: 'PAID' },
};
const thanks = 'MERCI POUR VOTRE COMMANDE';
/** The ordered bags and what came to the cart since. */
const lines = [
  { productCode: bag.Code, quantity: 5 },
  { productCode: gloves.Code, quantity: 2 },
];
const rest = [
  { productCode: bag.Code, quantity: 1 },
  { productCode: gloves.Code, quantity: 2 },
];
let cardForm: FakeCardLibrary;

beforeEach(() => {
  cardForm = putCardLibrary();
  jest.spyOn(console, 'error').mockReturnValue();
});

const openOrder = (given: Record<string, unknown> = {}, visit: Visit = {}) =>
  renderCart({ at: '/invoice/o1', answers: { ...answers, ...given }, signedIn: true, lines, ...visit });
const formIsThere = () => waitFor(() => expect(cardForm.forms()).toBe(1));
const heading = (name: string, options = {}) =>
  screen.findByRole('heading', { level: 1, name, hidden: true }, options);
const resume = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Reprendre le paiement' }));
const payCard = async () => {
  act(() => cardForm.press());
  await act(() => cardForm.accept());
};

/** Opens the order's card form. */
async function resumed(given: Record<string, unknown> = {}, visit: Visit = {}) {
  const shop = await openOrder(given, visit);
  await resume();
  return shop;
}

describe('A customer who resumes the payment of an order', () => {
  it('pays the amount of the order with the card form of the order, and is thanked on the same page', async () => {
    const { http, router, store } = await resumed();
    await formIsThere();
    expect((await dialog()).getByText(/86,92/)).toBeVisible();
    expect(cardForm.configs).toEqual([{ formToken: 'token-9', 'kr-language': 'fr-FR' }]);
    http.answers['GET orders/o1'] = paidOrder;

    await payCard();

    expect(screen.getByText('Payment successful! Redirection in progress…')).toBeVisible();
    expect(http.sent(validate).at(-1)?.body).toEqual({ ...cardAnswer, orderId: 'o1' });
    expect(await heading(thanks, { timeout: 3000 })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/invoice/o1');
    expect(http.count('POST cart/add')).toBe(0);
    expect(store.get(cartLinesAtom)).toEqual(rest);
    expect(keptPayment.read()).toBeNull();
  });

  it('is thanked though the order cannot be read just then', async () => {
    const { http } = await resumed();
    await formIsThere();
    http.answers['GET orders/o1'] = refused(null);

    await payCard();

    expect(await heading(thanks, { timeout: 3000 })).toBeVisible();
  });

  it('reads that the payment is examined, and is not asked to pay again', async () => {
    await resumed({ [validate]: { orderId: 'o1', status: 'PAYMENT_PENDING' } });
    await formIsThere();

    await payCard();

    expect(await heading('Paiement en cours de traitement', { timeout: 3000 })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Reprendre le paiement' })).not.toBeInTheDocument();
  });

  it('keeps the dialog until the bank has answered, though the payment arrives first', async () => {
    const { http } = await resumed();
    await formIsThere();
    act(() => cardForm.press());
    http.answers['GET orders/o1'] = paidOrder;

    await act(async () => void window.dispatchEvent(new Event('visibilitychange')));

    expect(http.count('GET orders/o1')).toBe(2);
    expect((await dialog()).queryByRole('button', { name: 'Fermer' })).not.toBeInTheDocument();
    expect(cardForm.forms()).toBe(1);
  });

  it('finds the payment again at the next visit where its answer was lost', async () => {
    await resumed({ [validate]: refused(500) });
    await formIsThere();

    await payCard();

    expect(keptPayment.read()).toEqual({
      orderId: 'o1',
      customerId: 'u1',
      lines: [{ productCode: bag.Code, quantity: 4 }],
    });
  });

  it('thinks it over: the form goes, the order and the cart stay', async () => {
    const { router, store } = await resumed();
    await formIsThere();

    await close();

    expect(cardForm.forms()).toBe(0);
    expect(await heading('Paiement non terminé')).toBeVisible();
    expect(router.state.location.pathname).toBe('/invoice/o1');
    expect(store.get(cartLinesAtom)).toEqual(lines);
  });

  it('stays on the page when Back closes the dialog', async () => {
    const { router } = await resumed();
    await formIsThere();

    act(() => window.history.back());

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/invoice/o1');
  });

  it('leaves no form behind when they go elsewhere', async () => {
    const { router } = await resumed();
    await formIsThere();

    await act(() => router.navigate('/about'));

    expect(cardForm.forms()).toBe(0);
  });

  it('is given another form where the one that is there is dead', async () => {
    const { http } = await resumed();
    await formIsThere();
    act(() => cardForm.press());
    act(() => cardForm.refuse({ errorCode: 'PSP_108', errorMessage: 'Formulaire expiré.' }));
    http.answers[openForm] = { formToken: 'token-10', orderId: 'o1' };

    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Réessayer' }));

    await waitFor(() => expect(cardForm.configs.at(-1)).toMatchObject({ formToken: 'token-10' }));
  });

  it('waits for the other tab that is paying', async () => {
    const request = (_name: string, _options: LockOptions, callback: (lock: Lock | null) => unknown) =>
      Promise.resolve(callback(null));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });

    const { http } = await resumed();

    expect(await screen.findByText('Un paiement est déjà en cours dans un autre onglet.')).toBeVisible();
    expect(http.count(openForm)).toBe(0);
    Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
  });
});

describe('A customer whose order cannot be resumed', () => {
  it('is thanked where it is paid already', async () => {
    const { http, store } = await openOrder({
      [openForm]: refused(409, { code: 'order_already_paid', orderId: 'o1' }),
    });
    await heading('Paiement non terminé');
    http.answers['GET orders/o1'] = paidOrder;

    await resume();

    expect(await heading(thanks, { timeout: 3000 })).toBeVisible();
    expect(store.get(cartLinesAtom)).toEqual(rest);
  });

  it('is led to the order of the same cart that is paid', async () => {
    const { router, store } = await openOrder({
      [openForm]: refused(409, { code: 'order_already_paid', orderId: 'o2' }),
      'GET orders/o2': { ...order, id: 'o2', orderNumber: 'CMD-2026-000124' },
    });

    await resume();

    expect(await screen.findByText('CMD-2026-000124', {}, { timeout: 3000 })).toBeVisible();
    expect(router.state.location.pathname).toBe('/invoice/o2');
    expect(store.get(cartLinesAtom)).toEqual(rest);
  });

  it('reads that it has ended', async () => {
    const { http } = await openOrder({ [openForm]: refused(409, { code: 'order_ended', orderId: 'o1' }) });
    await heading('Paiement non terminé');
    http.answers['GET orders/o1'] = abandonedOrder;

    await resume();

    expect(await heading('Commande abandonnée')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('reads why, where the time is over and the order still waits', async () => {
    const message = 'Cette commande ne peut plus être payée.';
    await resumed({ [openForm]: refused(409, { code: 'order_ended', message, error: message }) });

    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('reads that a payment is being dealt with', async () => {
    await resumed({ [openForm]: refused(409, { code: 'payment_running', orderId: 'o1' }) });

    expect(await heading('Paiement en cours de traitement')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([429, 503])('loses nothing after a refusal of %i and tries again', async (status) => {
    const message = 'Réessayez dans un instant.';
    const { http, store } = await resumed({ [openForm]: refused(status, { message, error: message }) });
    expect(await (await dialog()).findByText(message)).toBeVisible();
    http.answers[openForm] = answers[openForm];

    await userEvent.click((await dialog()).getByRole('button', { name: 'Réessayer' }));

    await formIsThere();
    expect(store.get(cartLinesAtom)).toEqual(lines);
  });
});

describe('A customer whom the history sends to the payment', () => {
  it('finds the card form open, once', async () => {
    const { http, router } = await openOrder({}, { state: { resumePayment: true, from: 'history' } });

    await formIsThere();
    expect(router.state.location.state).toEqual({ from: 'history' });
    await close();
    await act(() => router.navigate('/about'));
    await act(() => router.navigate(-1));

    expect(await heading('Paiement non terminé')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(http.count(openForm)).toBe(1);
  });

  it('is thanked at once where the order is paid meanwhile', async () => {
    await openOrder({ 'GET orders/o1': paidOrder }, { state: { resumePayment: true } });

    expect(await heading(thanks)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('A customer whose cart is paid after a first look at the unpaid order', () => {
  it('is thanked, not told that the payment is missing', async () => {
    const { http, router } = await openOrder(
      { 'POST cart/add': [], 'POST purchase/createPayment': { formToken: 'token-1', orderId: 'o1' } },
      { lines: [{ productCode: bag.Code, quantity: 4 }] },
    );
    await heading('Paiement non terminé');
    await act(() => router.navigate('/purchase'));
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Payer' }));
    await formIsThere();
    http.answers['GET orders/o1'] = paidOrder;

    await payCard();

    await waitFor(() => expect(router.state.location.pathname).toBe('/invoice/o1'), { timeout: 3000 });
    expect(screen.queryByText('Paiement non terminé')).not.toBeInTheDocument();
    expect(await heading(thanks)).toBeVisible();
  });
});
