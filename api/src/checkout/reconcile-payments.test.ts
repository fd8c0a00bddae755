import { achats, api, emailsOf, karim, notifyOf } from '../testing/checkout';
import { soap } from '../testing/test-buyer';

const openForm = (quantity: number, buyer = karim) => buyer.startPaying([{ ...soap, quantity }]);

const refuse = (orderId: string) => notifyOf(orderId, { status: 'UNPAID' });

const timesInquired = (orderId: string, asked: readonly string[]) =>
  asked.filter((id) => id === orderId).length;

describe('a payment without notification', () => {
  it('is inquired a minute after the form was opened, then at doubling intervals', async () => {
    const orderId = await openForm(1);
    const minutes: number[] = [];

    for (let minute = 1; minute <= 64; minute += 1) {
      await api.later({ minutes: 1 });
      if (timesInquired(orderId, await api.reconcile()) > 0) minutes.push(minute);
    }

    expect(minutes).toEqual([1, 3, 7, 15, 31, 63]);
  });

  it('settles the order once the provider says that it is paid', async () => {
    const orderId = await openForm(2);
    api.provider.willFind(orderId);
    await api.later({ minutes: 1 });

    await api.reconcile();

    expect(await karim.statusOf(orderId)).toBe('PAID');
    await api.later({ days: 1 });
    expect(await api.reconcile()).not.toContain(orderId);
  });

  it('of another card after a refused one is found within a minute, however many inquiries came before', async () => {
    const orderId = await openForm(4);
    await refuse(orderId);
    await api.later({ minutes: 10 });
    await api.reconcile();
    api.provider.willFind(orderId);
    await api.later({ minutes: 1 });

    await api.reconcile();

    expect(await karim.statusOf(orderId)).toBe('PAID');
  });
});

describe('an unpaid order', () => {
  const hours = 24;

  it('may be paid until its last form expires, and ends then', async () => {
    const orderId = await openForm(1);
    await api.later({ hours, minutes: 15 });
    await api.reconcile();
    const before = await karim.statusOf(orderId);
    await api.later({ minutes: 2 });

    await api.reconcile();

    expect(before).toBe('PAYMENT_PENDING');
    expect(await karim.order(orderId)).toMatchObject({ status: 'CANCELLED', cancellation: 'abandoned' });
    expect(await api.reconcile()).not.toContain(orderId);
  });

  it.each<[string, (orderId: string) => void]>([
    ['the provider is silent', (id) => api.provider.willTimeOut(id)],
    ['its payment is being examined', (id) => api.provider.willFind(id, { status: 'RUNNING' })],
  ])('does not end while %s', async (_, said) => {
    const orderId = await openForm(2);
    said(orderId);
    await api.later({ hours: hours + 1 });

    await api.reconcile();

    expect(await karim.statusOf(orderId)).toBe('PAYMENT_PENDING');
  });

  it('is inquired once more after it was abandoned, while its form lives', async () => {
    const orderId = await openForm(3);
    await karim.abandon(orderId);
    api.provider.willFind(orderId);
    await api.later({ minutes: 16 });

    await api.reconcile();

    expect(await karim.statusOf(orderId)).toBe('PAID');
    expect(await emailsOf(orderId)).toContain('late-payment');
  });
});

describe('many orders at once', () => {
  it('are inquired after the one with a known payment', async () => {
    const untried = [await openForm(1), await openForm(2)];
    const tried = await openForm(3);
    await refuse(tried);
    await api.later({ minutes: 4 });

    const asked = await api.reconcile();

    expect(asked[0]).toBe(tried);
    expect(asked).toEqual(expect.arrayContaining(untried));
  });

  it('of one customer do not delay the order of another', async () => {
    for (let quantity = 1; quantity <= 5; quantity += 1) await openForm(quantity);
    const other = await openForm(1, achats);
    await api.later({ minutes: 1 });

    const asked = await api.reconcile();

    expect(asked.indexOf(other)).toBeLessThan(2);
  });

  it('are all inquired though one of them fails', async () => {
    const odd = await openForm(1, achats);
    const paid = await openForm(2);
    api.provider.willFind(odd, { amount: 1 });
    api.provider.willFind(paid);
    await api.later({ minutes: 2 });

    await api.reconcile();

    expect(await karim.statusOf(paid)).toBe('PAID');
    expect(await achats.statusOf(odd)).toBe('PAYMENT_PENDING');
  });
});

describe('a payment reported by the browser alone', () => {
  it('is confirmed by the provider, once', async () => {
    const orderId = await openForm(5);
    await karim.validate(orderId, { uuid: 'only' });
    api.provider.willFind(orderId, { uuid: 'only' });
    await api.later({ minutes: 1 });
    const first = await api.reconcile();
    await api.later({ hours: 1 });
    const second = await api.reconcile();

    expect([timesInquired(orderId, first), timesInquired(orderId, second)]).toEqual([1, 0]);
  });

  it('that the provider denies is reported to the company, once', async () => {
    const orderId = await openForm(6);
    await karim.validate(orderId);
    const logged = jest.spyOn(api.app.log, 'error');
    await api.later({ minutes: 1 });
    await api.reconcile();
    await api.later({ hours: 1 });
    await api.reconcile();

    expect(await karim.statusOf(orderId)).toBe('PAID');
    expect(logged.mock.calls).toEqual([
      [{ orderId, status: 'PAID' }, 'the provider contradicts the payment of a paid order'],
    ]);
  });
});
