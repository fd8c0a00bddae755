import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartLinesAtom } from 'shared-contracts/cart';
import { listen } from 'shared-contracts/events';
import { pricingVersion } from 'shared-contracts/pricing';
import { camille, depot, office, refused } from 'shared-contracts/testing';
import { cardAnswer, type FakeCardLibrary, fakeCardLibrary } from '../../testing/fake-card-library';
import { renderCart, type Visit } from '../../testing/render-cart';
import { bag, order } from '../../testing/shop-data';

const createPayment = 'POST purchase/createPayment';
const answers = {
  [`GET products/${bag.Code}`]: bag,
  'GET users/profile': camille,
  'GET users/addresses': [office, depot],
  'GET orders/o1': order,
  'POST cart/add': [],
  [createPayment]: { formToken: 'token-1', orderId: 'o1' },
  'POST purchase/validatePayment': { orderId: 'o1', status: 'PAID' },
};
const lines = [{ productCode: bag.Code, quantity: 4 }];
const browser = window as { KR?: unknown };
let cardForm: FakeCardLibrary;

beforeEach(() => {
  cardForm = fakeCardLibrary();
  browser.KR = cardForm;
  jest.spyOn(console, 'error').mockReturnValue();
});

async function pay(visit: Visit = {}) {
  const rendered = await renderCart({ at: '/purchase', answers, lines, signedIn: true, ...visit });
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Payer' }));
  return rendered;
}

const dialog = async () => within(await screen.findByRole('dialog', { name: "Régler l'achat" }));
const formIsThere = () => waitFor(() => expect(cardForm.forms()).toBe(1));
const close = async () => {
  await userEvent.click((await dialog()).getByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

describe('a customer who pays by card', () => {
  it('sends the cart, creates the payment of the shown amount and opens the card form', async () => {
    const { http } = await pay();

    await formIsThere();
    expect((await dialog()).getByText(/86,92/)).toBeVisible();
    expect(http.calls.filter((call) => call.startsWith('POST'))).toEqual(['POST cart/add', createPayment]);
    const created = http.sent(createPayment)[0];
    expect(created?.body).toEqual({
      amount: 8692,
      currency: 'EUR',
      billingAddressId: 'a2',
      deliveryAddressId: 'a1',
      deliveryMode: 'standard',
      pricingVersion,
    });
    expect(created?.headers?.['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/);
    expect(cardForm.configs).toEqual([{ formToken: 'token-1', 'kr-language': 'fr-FR' }]);
  });

  it('leads to the confirmation with an empty cart once the card is accepted', async () => {
    const placed = jest.fn();
    const stop = listen('checkout:order-placed', placed);
    const { http, router, store } = await pay();
    await formIsThere();

    act(() => cardForm.press());
    await act(() => cardForm.accept());

    expect(screen.getByText('Payment successful! Redirection in progress…')).toHaveAttribute('lang', 'en');
    expect(http.sent('POST purchase/validatePayment').at(-1)?.body).toEqual({ ...cardAnswer, orderId: 'o1' });
    expect(store.get(cartLinesAtom)).toEqual([]);
    expect(placed).toHaveBeenCalledWith({ orderId: 'o1' });
    expect(
      await screen.findByRole('heading', { name: 'MERCI POUR VOTRE COMMANDE' }, { timeout: 3000 }),
    ).toBeVisible();
    expect(router.state.location.pathname).toBe('/invoice/o1');
    stop();
  });

  it('is thanked while the payment is still examined', async () => {
    const { store } = await pay({
      answers: {
        ...answers,
        'POST purchase/validatePayment': { orderId: 'o1', status: 'PAYMENT_PENDING' },
      },
    });
    await formIsThere();

    act(() => cardForm.press());
    await act(() => cardForm.accept());

    expect(screen.getByText('Payment successful! Redirection in progress…')).toBeVisible();
    expect(store.get(cartLinesAtom)).toEqual([]);
  });

  it('stays where they went while they were being thanked', async () => {
    const { router } = await pay();
    await formIsThere();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    act(() => cardForm.press());
    await act(() => cardForm.accept());

    await act(() => router.navigate('/about'));
    await act(() => jest.advanceTimersByTimeAsync(1200));
    jest.useRealTimers();

    expect(router.state.location.pathname).toBe('/about');
  });

  it('says why the card was refused and takes another one', async () => {
    const { router } = await pay();
    await formIsThere();

    act(() => cardForm.press());
    act(() => cardForm.refuse({ errorCode: 'ACQ_001', errorMessage: 'Paiement refusé.' }));
    expect(await (await dialog()).findByText('Paiement refusé.')).toBeVisible();
    act(() => cardForm.press());
    expect(screen.queryByText('Paiement refusé.')).not.toBeInTheDocument();
    await act(() => cardForm.accept());

    await waitFor(() => expect(router.state.location.pathname).toBe('/invoice/o1'), { timeout: 3000 });
  });

  it('cannot be closed while the bank decides', async () => {
    await pay();
    await formIsThere();

    act(() => cardForm.press());

    expect((await dialog()).queryByRole('button', { name: 'Fermer' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});

describe('a customer who clicks twice while the browser still looks for another tab that pays', () => {
  it('has one payment, and is told of no other tab', async () => {
    let held = false;
    const request = async (_name: string, _options: LockOptions, pay: (lock: unknown) => unknown) => {
      await new Promise((resolve) => setTimeout(resolve));
      if (held) return pay(null);
      held = true;
      return pay({});
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    const { http } = await renderCart({ at: '/purchase', answers, lines, signedIn: true });
    await userEvent.click(await screen.findByRole('checkbox'));
    const payer = screen.getByRole('button', { name: 'Payer' });

    fireEvent.click(payer);
    fireEvent.click(payer);
    await formIsThere();
    Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });

    expect(http.count(createPayment)).toBe(1);
    expect(screen.queryByText(/dans un autre onglet/)).not.toBeInTheDocument();
  });
});

describe('a customer whose card was refused', () => {
  const refuse = async (errorCode: string) => {
    const { http } = await pay();
    await formIsThere();
    act(() => cardForm.press());
    act(() => cardForm.refuse({ errorCode, errorMessage: 'Paiement refusé.' }));
    await (await dialog()).findByText('Paiement refusé.');
    return http;
  };

  it.each(['CLIENT_004', 'CLIENT_100', 'PSP_099', 'PSP_108'])(
    'is given another form after %s, which ends the one that is there',
    async (code) => {
      const http = await refuse(code);
      http.answers[createPayment] = { formToken: 'token-2', orderId: 'o1' };

      await userEvent.click((await dialog()).getByRole('button', { name: 'Réessayer' }));

      await waitFor(() => expect(cardForm.configs.at(-1)).toMatchObject({ formToken: 'token-2' }));
      expect(http.count(createPayment)).toBe(2);
    },
  );

  it.each(['ACQ_001', 'CLIENT_300', 'PSP_0991'])('goes on with the same form after %s', async (code) => {
    await refuse(code);

    expect(cardForm.forms()).toBe(1);
    expect((await dialog()).queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
  });
});

describe('a customer who comes back to the card form', () => {
  it('uses order and form again while nothing changed, and sends an unchanged cart once', async () => {
    const { http } = await pay();
    await formIsThere();
    await close();
    expect(cardForm.forms()).toBe(0);

    await userEvent.click(screen.getByRole('button', { name: 'Payer' }));
    await formIsThere();
    expect(http.count(createPayment)).toBe(1);
    await close();
    await userEvent.click(screen.getByRole('radio', { name: /Livraison déposé et rangé/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Payer' }));

    await waitFor(() => expect(http.count(createPayment)).toBe(2));
    expect(http.count('POST cart/add')).toBe(1);
  });

  it('leaves the checkout where it was when Back closes the dialog', async () => {
    const { router } = await pay();
    await formIsThere();

    act(() => window.history.back());

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/purchase');
  });

  it('takes one order from a double click', async () => {
    const { http } = await renderCart({ at: '/purchase', answers, lines, signedIn: true });
    await userEvent.click(await screen.findByRole('checkbox'));

    await userEvent.dblClick(screen.getByRole('button', { name: 'Payer' }));

    await formIsThere();
    expect(http.count(createPayment)).toBe(1);
  });
});

describe('a customer whose payment meets an obstacle', () => {
  it.each([
    [
      'the server’s words',
      refused(422, { error: 'Le montant a changé.', message: 'x', code: 'amount' }),
      'Le montant a changé.',
    ],
    ['Erreur inconnue without any', refused(null), 'Erreur inconnue'],
  ])('shows %s when no payment could be created, and tries again', async (_name, answer, text) => {
    const { http } = await pay({ answers: { ...answers, [createPayment]: answer } });
    expect(await (await dialog()).findByText(text)).toBeVisible();
    http.answers[createPayment] = answers[createPayment];

    await userEvent.click((await dialog()).getByRole('button', { name: 'Réessayer' }));

    await formIsThere();
  });

  it('repeats a call without answer or that failed under the same key, a refused one under a new key', async () => {
    const { http } = await pay({ answers: { ...answers, [createPayment]: refused(null) } });
    const retry = async () =>
      userEvent.click(await (await dialog()).findByRole('button', { name: 'Réessayer' }));
    await retry();
    http.answers[createPayment] = refused(503);
    await retry();
    http.answers[createPayment] = refused(422);
    await retry();
    await retry();
    await waitFor(() => expect(http.count(createPayment)).toBe(5));

    const keys = http.sent(createPayment).map(({ headers }) => headers?.['Idempotency-Key']);

    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
    expect(keys[3]).toBe(keys[0]);
    expect(keys[4]).not.toBe(keys[0]);
  });

  it('says when the card form cannot be loaded, and tries again', async () => {
    delete browser.KR;
    await pay();
    await waitFor(() => expect(document.scripts).toHaveLength(1));
    act(() => void document.scripts[0]?.dispatchEvent(new Event('error')));
    const text = await (await dialog()).findByText(
      'The library cannot be loaded (see console for more details)',
    );
    expect(text).toHaveAttribute('lang', 'en');
    browser.KR = cardForm;

    await userEvent.click((await dialog()).getByRole('button', { name: 'Réessayer' }));

    await formIsThere();
  });

  it('shows nothing when the validation fails, keeps the cart and lets the customer go', async () => {
    const { store } = await pay({ answers: { ...answers, 'POST purchase/validatePayment': refused(500) } });
    await formIsThere();

    await act(() => cardForm.accept());

    expect(screen.queryByText(/Payment successful/)).not.toBeInTheDocument();
    expect((await dialog()).queryByText(/Erreur/)).not.toBeInTheDocument();
    expect(store.get(cartLinesAtom)).toEqual(lines);
    await close();
  });

  it('leads to the order when the payment turns out to have arrived', async () => {
    const { http, router, store } = await pay({
      answers: { ...answers, 'POST purchase/validatePayment': refused(500) },
    });
    await formIsThere();
    await act(() => cardForm.accept());
    await close();
    http.answers[createPayment] = refused(409, { code: 'order_already_paid', orderId: 'o1' });

    await userEvent.click(screen.getByRole('button', { name: 'Payer' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/invoice/o1'), { timeout: 3000 });
    expect(store.get(cartLinesAtom)).toEqual([]);
  });

  it('waits for the other tab that is paying', async () => {
    const request = (_name: string, _options: LockOptions, callback: (lock: Lock | null) => unknown) =>
      Promise.resolve(callback(null));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });

    const { http } = await pay();

    expect(await screen.findByText('Un paiement est déjà en cours dans un autre onglet.')).toBeVisible();
    expect(http.count(createPayment)).toBe(0);
    Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
  });
});
