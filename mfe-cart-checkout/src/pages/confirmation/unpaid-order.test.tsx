import { act, screen } from '@testing-library/react';
import { cartLinesAtom } from 'shared-contracts/cart';
import { refused } from 'shared-contracts/testing';
import { submittedPayment } from '../../payment/submitted-payment';
import { abandonedOrder, bag, examinedOrder, order, paidOrder, unpaidOrder } from '../../testing/shop-data';
import { expectNoThanks, heading, openOrder, thanks } from '../../testing/unpaid-order';

beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());

it('a customer who opens an order with a payment in review sees that it is processed, and cannot pay it again', async () => {
  await openOrder({ 'GET orders/o1': examinedOrder });

  expect(await heading('Paiement en cours de traitement')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reprendre le paiement' })).not.toBeInTheDocument();
  expectNoThanks();
});

describe('a customer whose order is not paid', () => {
  it('sees that the payment is unfinished, until when it can be resumed, and the articles', async () => {
    await openOrder();

    expect(await heading('Paiement non terminé')).toBeVisible();
    expect(
      screen.getByText(
        'Nous n’avons pas reçu votre paiement. Reprenez-le avant le 24 novembre à 14:05, aux mêmes prix, ou abandonnez la commande.',
      ),
    ).toBeVisible();
    expect(screen.getByText('CMD-2026-000123')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Articles commandés' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Retour au panier' })).toHaveAttribute('href', '/order');
    expect(screen.getByRole('link', { name: '01 99 00 19 86' })).toBeVisible();
    expectNoThanks();
  });

  it('sees that the order is not paid if no payment was tried', async () => {
    await openOrder({
      'GET orders/o1': {
        ...unpaidOrder,
        payment: { ...unpaidOrder.payment, tried: false, resumableUntil: '2026-11-30T23:30:00.000Z' },
      },
    });

    expect(await heading('Commande non réglée')).toBeVisible();
    expect(screen.getByText(/Payez-la avant le 1er décembre à 00:30, aux mêmes prix/)).toBeVisible();
    expectNoThanks();
  });

  it('is referred to the cart if the deadline is over', async () => {
    const payment = { method: 'card', tried: true };
    await openOrder({ 'GET orders/o1': { ...unpaidOrder, payment } });

    expect(await screen.findByText(/Pour commander, repassez par votre panier/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Retour au panier' })).toBeVisible();
  });
});

const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));
/** For the tests of a block: the time of polling passes at once. */
function fakeTime() {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());
}

const news = 'Votre paiement est arrivé, votre commande est confirmée.';
const announcements = () => screen.getAllByRole('status').filter((status) => status.textContent === news);

describe('a customer who stays on the page of an unpaid order', () => {
  fakeTime();

  it('sees the page unchanged when polling fails, and the confirmation, with an announcement, once the order is paid; the rest of the cart remains', async () => {
    const { http, store } = await openOrder({}, { lines: [{ productCode: bag.Code, quantity: 5 }] });
    submittedPayment.store({ orderId: 'o1', customerId: 'u1' });
    await seconds(1);
    http.answers['GET orders/o1'] = refused(null);
    await seconds(10);
    expect(screen.getByText(/Nous n’avons pas reçu votre paiement/)).toBeVisible();
    http.answers['GET orders/o1'] = paidOrder;

    await seconds(60);

    expect(screen.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
    expect(announcements()).toHaveLength(1);
    expect(store.get(cartLinesAtom)).toEqual([{ productCode: bag.Code, quantity: 1 }]);
  });

  it('triggers polling at growing intervals', async () => {
    const { http } = await openOrder();
    const requestCount = () => http.count('GET orders/o1');
    await seconds(60);
    const firstMinute = requestCount();
    await seconds(60);
    const secondMinute = requestCount() - firstMinute;

    expect(firstMinute).toBeGreaterThan(4);
    expect(secondMinute).toBeLessThan(4);
  });

  it('triggers no polling in a hidden tab', async () => {
    const { http } = await openOrder();
    await seconds(60);
    const requestCount = http.count('GET orders/o1');
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');

    await seconds(600);

    expect(http.count('GET orders/o1')).toBe(requestCount);
  });
});

it.each([
  ['was not paid', {}, 'Commande abandonnée', 1],
  [
    'was cancelled by the company, with a phone number',
    { cancellation: 'company' },
    /annulée par notre équipe/,
    2,
  ],
])('a customer who opens a closed order sees that it %s', async (_how, changes, title, phones) => {
  await openOrder({ 'GET orders/o1': { ...abandonedOrder, ...changes } });

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText('CMD-2026-000123')).toBeVisible();
  expect(screen.getAllByRole('link', { name: '01 99 00 19 86' })).toHaveLength(phones);
  expectNoThanks();
});

const call = 'GET orders/o1';
const waiting = { ...order, status: 'PAYMENT_PENDING' };
const pending = 'Le règlement de la commande est en cours de traitement par notre équipe';

const open = (shown: object = waiting) => openOrder({ [call]: shown });

describe('a customer whose confirmation has a pending payment', () => {
  fakeTime();

  it('sees without a reload that the order is paid, with one announcement, and polling ends', async () => {
    const { http } = await open();
    await seconds(1);
    expect(screen.getByText(pending)).toBeVisible();
    http.answers[call] = { ...waiting, status: 'PAID' };

    await seconds(5);

    expect(screen.queryByText(pending)).not.toBeInTheDocument();
    expect(announcements()).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1, name: 'MERCI POUR VOTRE COMMANDE' })).toBeVisible();
    const requestCount = http.count(call);
    await seconds(3600);
    expect(http.count(call)).toBe(requestCount);
  });

  it('triggers no polling for an order on account', async () => {
    const { http } = await open({ ...waiting, payment: { method: 'account' } });
    await seconds(3600);

    expect(screen.getByText(pending)).toBeVisible();
    expect(http.count(call)).toBe(1);
  });

  it('triggers a request when the device is online again', async () => {
    const { http } = await open();
    http.answers[call] = refused(null);
    act(() => void window.dispatchEvent(new Event('offline')));
    await seconds(600);
    const requestCount = http.count(call);

    act(() => void window.dispatchEvent(new Event('online')));
    await seconds(1);

    expect(http.count(call)).toBe(requestCount + 1);
  });

  it('triggers polling for hours, at most every five minutes', async () => {
    const { http } = await open();
    await seconds(3 * 3600);
    const requestCount = http.count(call);

    await seconds(3600);

    expect(http.count(call)).toBe(requestCount + 12);
  });
});
