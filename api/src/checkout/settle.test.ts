import { eq } from 'drizzle-orm';
import { orders } from '../database/schema';
import { api, emailsOf, karim, notifyOf } from '../testing/checkout';
import { mailsOf, notify } from '../testing/test-buyer';

describe('a proof of payment', () => {
  it('settles nothing while the provider may still add to the payment, and then does', async () => {
    const { orderId } = await karim.openFormFor();

    const open = await karim.validate(orderId, { cycle: 'OPEN' });
    const before = await karim.statusOf(orderId);
    const closed = await karim.validate(orderId);

    expect(open).toMatchObject({ status: 200, data: { status: 'PAYMENT_PENDING' } });
    expect(before).toBe('PAYMENT_PENDING');
    expect(closed).toMatchObject({ status: 200, data: { status: 'PAID' } });
  });

  it('that a card was refused does not unsettle what another try has paid', async () => {
    const { orderId } = await karim.openFormFor();
    await karim.validate(orderId);

    const late = await karim.validate(orderId, { status: 'UNPAID' });

    expect(late).toMatchObject({ status: 200, data: { status: 'PAID' } });
    expect(await karim.statusOf(orderId)).toBe('PAID');
  });

  it('of an order that the company has cancelled is taken, and the company is told', async () => {
    const { orderId } = await karim.openFormFor();
    const cancelled = { status: 'CANCELLED', cancellation: 'company' } as const;
    await api.database.db.update(orders).set(cancelled).where(eq(orders.id, orderId));
    const told = jest.spyOn(api.app.log, 'error');

    const { status } = await karim.validate(orderId);

    expect(status).toBe(200);
    expect(await karim.statusOf(orderId)).toBe('PAID');
    expect(told).toHaveBeenCalledWith({ orderId, status: 'CANCELLED' }, 'payment of an order that had ended');
    expect(await emailsOf(orderId)).toContain('late-payment');
  });

  it('may come twice, by the browser and by the provider at once, and counts once', async () => {
    const { orderId } = await karim.openFormFor();
    const answer = api.provider.answer(orderId);
    const body = { ...api.provider.proof(answer), orderId };

    const replies = await Promise.all([
      api.post('/purchase/validatePayment', body, karim.token),
      notify(api, api.provider.notification(answer)),
      notify(api, api.provider.notification(answer)),
      api.post('/purchase/validatePayment', body, karim.token),
    ]);

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { orderNumber } = await karim.order(orderId);
    expect(await mailsOf(api, orderNumber, 'karim@hotel-lumiere.example')).toHaveLength(1);
  });
});

describe('a customer who has paid an order twice', () => {
  const paidTwice = 'order or cart paid more than once';

  it('is known to the operators, who have money to give back', async () => {
    const { orderId } = await karim.openFormFor();
    const told = jest.spyOn(api.app.log, 'error');
    await karim.validate(orderId, { uuid: 'first' });

    await notifyOf(orderId, { uuid: 'second' });

    expect(told).toHaveBeenCalledTimes(1);
    expect(told).toHaveBeenCalledWith({ orderId, status: 'PAID' }, paidTwice);
    expect(await emailsOf(orderId)).toContain('second-payment');
  });

  it('is not who paid once, was refused once, and had money back', async () => {
    const { orderId } = await karim.openFormFor();
    const told = jest.spyOn(api.app.log, 'error');
    const { transactions, ...answer } = api.provider.answer(orderId, { uuid: 'only' });
    const [paid] = transactions;
    if (!paid) throw new Error('nothing was paid');
    const given = { ...paid, uuid: 'back', operationType: 'CREDIT' };
    const refused = { ...paid, uuid: 'refused', status: 'UNPAID', detailedStatus: 'REFUSED' };

    await karim.validate(orderId, { uuid: 'only' });
    const news = api.provider.notification({ ...answer, transactions: [paid, given, refused] });
    await notify(api, news);
    // Known by now, what was given back must not count as paid.
    await notify(api, news);

    expect(told).not.toHaveBeenCalled();
  });
});

describe('a notification of the provider', () => {
  it('settles an order whose browser never came back', async () => {
    const { orderId } = await karim.openFormFor();

    const { status } = await notifyOf(orderId);

    expect(status).toBe(200);
    expect(await karim.statusOf(orderId)).toBe('PAID');
    expect(await karim.cart()).toEqual([]);
  });
});
