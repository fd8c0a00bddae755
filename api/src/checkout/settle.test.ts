import { eq } from 'drizzle-orm';
import { mails, orders } from '../database/schema';
import type { AnswerChanges } from '../testing/fake-provider';
import { TestApi } from '../testing/test-api';
import { mailsOf, notify, soap, TestBuyer } from '../testing/test-buyer';

let api: TestApi;
let camille: TestBuyer;
let karim: TestBuyer;
beforeAll(async () => {
  api = await TestApi.open();
  camille = await TestBuyer.signIn(api, 'camille');
  karim = await TestBuyer.signIn(api, 'karim');
});
afterAll(() => api.close());

async function lettersOf(orderId: string): Promise<string[]> {
  const { db } = api.database;
  const rows = await db.select({ kind: mails.kind }).from(mails).where(eq(mails.orderId, orderId));
  return rows.map(({ kind }) => kind);
}

describe('a proof of payment', () => {
  it.each<[string, AnswerChanges]>([
    ['another amount', { amount: 1 }],
    ['another currency', { currency: 'JPY' }],
    ['another mode', { mode: 'PRODUCTION' }],
    ['another shop', { shopId: '11111111' }],
  ])('with %s settles nothing', async (_, changes) => {
    const { orderId } = await karim.openFormFor();

    const { status } = await karim.validate(orderId, changes);

    expect(status).toBe(422);
    expect(await karim.statusOf(orderId)).toBe('PAYMENT_PENDING');
  });

  it('of a cheaper order does not pay a dearer one', async () => {
    const cheap = await karim.openFormFor([{ ...soap, quantity: 1 }]);
    const cheapProof = api.provider.proof(api.provider.answer(cheap.orderId));
    const dear = await karim.openFormFor([{ ...soap, quantity: 20 }]);

    const { status } = await api.post(
      '/purchase/validatePayment',
      { ...cheapProof, orderId: dear.orderId },
      karim.token,
    );

    expect(status).toBe(400);
    expect(await karim.statusOf(dear.orderId)).toBe('PAYMENT_PENDING');
  });

  it('of another customer is nobody else’s', async () => {
    const { orderId } = await karim.openFormFor();

    const { status } = await camille.validate(orderId);

    expect(status).toBe(404);
    expect(await karim.statusOf(orderId)).toBe('PAYMENT_PENDING');
  });

  it('signed with the key of notifications, or with any other, is refused', async () => {
    const { orderId } = await karim.openFormFor();
    const answer = api.provider.answer(orderId);
    const { password } = api.provider.settings;

    const wrongKey = await api.post(
      '/purchase/validatePayment',
      { ...api.provider.proof(answer, password), orderId },
      karim.token,
    );
    const chosenKey = await api.post(
      '/purchase/validatePayment',
      { ...api.provider.proof(answer, password), hashKey: 'password', orderId },
      karim.token,
    );
    const altered = await api.post(
      '/purchase/validatePayment',
      { ...api.provider.proof(answer), rawClientAnswer: JSON.stringify({ ...answer, x: 1 }), orderId },
      karim.token,
    );

    expect([wrongKey.status, chosenKey.status, altered.status]).toEqual([400, 400, 400]);
    expect(await karim.statusOf(orderId)).toBe('PAYMENT_PENDING');
  });

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
    expect(await lettersOf(orderId)).toContain('late-payment');
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

    await notify(api, api.provider.notification(api.provider.answer(orderId, { uuid: 'second' })));

    expect(told).toHaveBeenCalledTimes(1);
    expect(told).toHaveBeenCalledWith({ orderId, status: 'PAID' }, paidTwice);
    expect(await lettersOf(orderId)).toContain('second-payment');
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

    const { status } = await notify(api, api.provider.notification(api.provider.answer(orderId)));

    expect(status).toBe(200);
    expect(await karim.statusOf(orderId)).toBe('PAID');
    expect(await karim.cart()).toEqual([]);
  });

  it('is refused when it is badly signed, or signed with the browser’s key', async () => {
    const { orderId } = await karim.openFormFor();
    const answer = api.provider.answer(orderId);

    const replies = [
      await notify(api, api.provider.notification(answer, 'guess')),
      await notify(api, api.provider.notification(answer, api.provider.settings.hmacKey)),
      await notify(api, 'kr-answer=%7B%7D'),
    ];

    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(await karim.statusOf(orderId)).toBe('PAYMENT_PENDING');
  });

  it('about an order we do not know is refused', async () => {
    const orderId = '00000000-0000-4000-8000-000000000000';

    const { status } = await notify(
      api,
      api.provider.notification(api.provider.answer(orderId, { amount: 100 })),
    );

    expect(status).toBe(404);
  });
});
