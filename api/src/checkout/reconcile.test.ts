import { achats, api, karim, notifyOf } from '../testing/checkout';

async function openForm(quantity: number, buyer = karim): Promise<string> {
  const lines = [{ productCode: 'NS-5L-E', quantity }];
  await buyer.fillCart(lines);
  const form = await buyer.openForm(await buyer.amountOf(lines, 0), { deliveryMode: 'retailer' });
  return form.data.orderId;
}

const refuse = (orderId: string) => notifyOf(orderId, { status: 'UNPAID' });

const timesAsked = (orderId: string, asked: readonly string[]) => asked.filter((id) => id === orderId).length;

describe('a payment whose end nobody reported', () => {
  it('is asked about a minute after the form was opened, and then ever more rarely', async () => {
    const orderId = await openForm(1);
    const turns: number[] = [];

    for (let minute = 1; minute <= 64; minute += 1) {
      await api.later({ minutes: 1 });
      if (timesAsked(orderId, await api.reconcile()) > 0) turns.push(minute);
    }

    expect(turns).toEqual([1, 3, 7, 15, 31, 63]);
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

  it('is found within two turns when a card was refused and the next one taken', async () => {
    const orderId = await openForm(3);
    await refuse(orderId);
    await api.later({ minutes: 9 });
    await api.reconcile();
    api.provider.willFind(orderId);

    await api.later({ minutes: 1 });
    await api.reconcile();

    expect(await karim.statusOf(orderId)).toBe('PAID');
  });

  it('is found though another order of the cart took its place', async () => {
    const former = await openForm(4);
    await openForm(5);
    api.provider.willFind(former);
    await api.later({ minutes: 2 });

    await api.reconcile();

    expect(await karim.statusOf(former)).toBe('PAID');
  });

  it('is asked about again when the provider could not tell', async () => {
    const orderId = await openForm(6);
    api.provider.willTimeOut(orderId);
    await api.later({ minutes: 1 });
    await api.reconcile();
    api.provider.willFind(orderId);
    await api.later({ minutes: 2 });

    await api.reconcile();

    expect(await karim.statusOf(orderId)).toBe('PAID');
  });
});

describe('an order that nobody pays', () => {
  const hours = 24;

  it('may be paid to the last minute of its last form, and ends then', async () => {
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

  it('is asked about once more after it was abandoned, while its form lives', async () => {
    const orderId = await openForm(3);
    await karim.abandon(orderId);
    api.provider.willFind(orderId);
    await api.later({ minutes: 16 });

    await api.reconcile();

    expect(await karim.statusOf(orderId)).toBe('PAID');
  });
});

describe('many orders at once', () => {
  it('wait behind the one of which a payment is known', async () => {
    const untried = [await openForm(1), await openForm(2)];
    const tried = await openForm(3);
    await refuse(tried);
    await api.later({ minutes: 4 });

    const asked = await api.reconcile();

    expect(asked[0]).toBe(tried);
    expect(asked).toEqual(expect.arrayContaining(untried));
  });

  it('of one customer do not keep the order of another one waiting', async () => {
    for (let quantity = 1; quantity <= 5; quantity += 1) await openForm(quantity);
    const other = await openForm(1, achats);
    await api.later({ minutes: 1 });

    const asked = await api.reconcile();

    expect(asked.indexOf(other)).toBeLessThan(2);
  });

  it('are asked about to the last, though one of them is odd', async () => {
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

describe('a payment that only the browser has reported', () => {
  it('is confirmed by the provider, once', async () => {
    const orderId = await openForm(5);
    await karim.validate(orderId, { uuid: 'only' });
    api.provider.willFind(orderId, { uuid: 'only' });
    await api.later({ minutes: 1 });
    const first = await api.reconcile();
    await api.later({ hours: 1 });
    const second = await api.reconcile();

    expect([timesAsked(orderId, first), timesAsked(orderId, second)]).toEqual([1, 0]);
  });

  it('and that the provider denies is reported to the company, once', async () => {
    const orderId = await openForm(6);
    await karim.validate(orderId);
    const told = jest.spyOn(api.app.log, 'error');
    await api.later({ minutes: 1 });
    await api.reconcile();
    await api.later({ hours: 1 });
    await api.reconcile();

    expect(await karim.statusOf(orderId)).toBe('PAID');
    expect(told.mock.calls).toEqual([
      [{ orderId, status: 'PAID' }, 'the provider contradicts the payment of a paid order'],
    ]);
  });
});
