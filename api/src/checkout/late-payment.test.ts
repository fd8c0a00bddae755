import { achats, api, emailsOf, karim, notifyOf } from '../testing/checkout';
import { bags, soap } from '../testing/test-buyer';

describe('a payment after the end of its order', () => {
  it('is accepted and reported to the company', async () => {
    const orderId = await karim.startPaying([soap]);
    await karim.abandon(orderId);

    await notifyOf(orderId);

    expect(await karim.statusOf(orderId)).toBe('PAID');
    expect(await karim.orderIds()).toContain(orderId);
    expect(await emailsOf(orderId)).toEqual(['company-order', 'late-payment', 'order-paid']);
  });

  it('of a cart that is paid already is accepted and reported to the company of two payments', async () => {
    const former = await karim.startPaying([soap]);
    const latter = await karim.startPaying([soap, bags]);
    await karim.validate(latter);

    await notifyOf(former);

    expect(await Promise.all([former, latter].map((id) => karim.statusOf(id)))).toEqual(['PAID', 'PAID']);
    expect(await emailsOf(former)).toEqual(['company-order', 'order-paid', 'second-payment']);
  });

  it('leaves an order on account of the same cart unchanged', async () => {
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
  it('gets the paid order instead of a second one', async () => {
    const card = await achats.startPaying([soap]);
    api.provider.willFind(card);

    const { data } = await achats.orderOnAccount();

    expect(data.orderId).toBe(card);
    expect(await achats.statusOf(card)).toBe('PAID');
  });

  it('is refused while that payment is examined, but not when the provider times out', async () => {
    const card = await achats.startPaying([soap]);
    api.provider.willFind(card, { status: 'RUNNING' });
    const waiting = await achats.orderOnAccount();
    api.provider.willTimeOut(card);
    const placed = await achats.orderOnAccount();

    expect(waiting).toMatchObject({ status: 409, data: { code: 'payment_running' } });
    expect(placed.status).toBe(200);
  });
});
