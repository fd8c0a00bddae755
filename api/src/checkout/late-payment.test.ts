import { achats, api, emailsOf, karim, notifyOf } from '../testing/checkout';
import { bags, soap } from '../testing/test-buyer';

describe('a payment that comes after its order has ended', () => {
  it('is taken, and the company is told', async () => {
    const orderId = await karim.startPaying([soap]);
    await karim.abandon(orderId);

    await notifyOf(orderId);

    expect(await karim.statusOf(orderId)).toBe('PAID');
    expect(await karim.orderIds()).toContain(orderId);
    expect(await emailsOf(orderId)).toEqual(['company-order', 'late-payment', 'order-paid']);
  });

  it('of a cart that is paid already is taken, and the company is told of two payments', async () => {
    const former = await karim.startPaying([soap]);
    const latter = await karim.startPaying([soap, bags]);
    await karim.validate(latter);

    await notifyOf(former);

    expect(await Promise.all([former, latter].map((id) => karim.statusOf(id)))).toEqual(['PAID', 'PAID']);
    expect(await emailsOf(former)).toEqual(['company-order', 'order-paid', 'second-payment']);
  });

  it('leaves an order on account of the same cart where it is', async () => {
    const card = await achats.startPaying([soap]);
    const { orderId } = (await achats.orderOnAccount()).data;

    await notifyOf(card);

    expect(await achats.orderIds()).toEqual(expect.arrayContaining([card, orderId]));
    expect(await achats.order(orderId)).toMatchObject({
      status: 'PAYMENT_PENDING',
      payment: { method: 'account' },
    });
    expect(await emailsOf(card)).toContain('second-payment');
  });
});

describe('a customer on account who has paid by card meanwhile', () => {
  it('does not order the same cart again', async () => {
    const card = await achats.startPaying([soap]);
    api.provider.willFind(card);

    const { data } = await achats.orderOnAccount();

    expect(data.orderId).toBe(card);
    expect(await achats.statusOf(card)).toBe('PAID');
  });

  it('waits while that payment is being examined, but not for a provider that is silent', async () => {
    const card = await achats.startPaying([soap]);
    api.provider.willFind(card, { status: 'RUNNING' });
    const waiting = await achats.orderOnAccount();
    api.provider.willTimeOut(card);
    const placed = await achats.orderOnAccount();

    expect(waiting).toMatchObject({ status: 409, data: { code: 'payment_running' } });
    expect(placed.status).toBe(200);
  });
});
