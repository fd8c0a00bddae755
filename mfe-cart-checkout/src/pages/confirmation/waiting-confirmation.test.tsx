import { act, fireEvent, screen } from '@testing-library/react';
import { camille, refused } from 'shared-contracts/testing';
import { renderCart } from '../../testing/render-cart';
import { order } from '../../testing/shop-data';

const call = 'GET orders/o1';
const waiting = { ...order, status: 'PAYMENT_PENDING' };
const paid = { ...waiting, status: 'PAID' };
const pending = 'Le règlement de la commande est en cours de traitement par notre équipe';
const news = 'Votre paiement est arrivé, votre commande est confirmée.';
const refresh = { name: 'Actualiser' };

const open = (shown: object = waiting) =>
  renderCart({
    at: '/invoice/o1',
    answers: { [call]: shown, 'GET users/profile': camille },
    signedIn: true,
  });
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));
const announcements = () => screen.getAllByRole('status').filter((status) => status.textContent === news);

describe('a customer whose confirmation has a pending payment', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  });
  afterEach(() => jest.useRealTimers());

  it('sees without a reload that the order is paid, with one announcement', async () => {
    const { http } = await open();
    await seconds(1);
    expect(screen.getByText(pending)).toBeVisible();
    http.answers[call] = paid;

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
    expect(screen.queryByRole('button', refresh)).not.toBeInTheDocument();
  });

  it('triggers a request when the device is online again', async () => {
    const { http } = await open();
    jest.spyOn(console, 'error').mockReturnValue();
    http.answers[call] = refused(null);
    act(() => void window.dispatchEvent(new Event('offline')));
    await seconds(600);
    const requestCount = http.count(call);

    act(() => void window.dispatchEvent(new Event('online')));
    await seconds(1);

    expect(http.count(call)).toBe(requestCount + 1);
  });

  it('triggers polling for half an hour, and can refresh by a button afterwards', async () => {
    const { http } = await open();
    await seconds(60);
    expect(screen.queryByRole('button', refresh)).not.toBeInTheDocument();
    await seconds(2400);
    const requestCount = http.count(call);
    await seconds(3600);
    expect(http.count(call)).toBe(requestCount);
    http.answers[call] = paid;

    fireEvent.click(screen.getByRole('button', refresh));
    await seconds(1);

    expect(screen.queryByText(pending)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', refresh)).not.toBeInTheDocument();
    expect(announcements()).toHaveLength(1);
  });
});
