import { sql } from 'drizzle-orm';
import { TestApi } from '../testing/test-api';
import { bags, TestBuyer } from '../testing/test-buyer';

let api: TestApi;
let karim: TestBuyer;
beforeAll(async () => {
  api = await TestApi.open();
  karim = await TestBuyer.signIn(api, 'karim');
});
afterAll(() => api.close());

describe('a customer whose provider is in trouble', () => {
  it('is told so when the provider refuses, and may try again', async () => {
    api.provider.nextForms.push({ outcome: 'refused', errorCode: 'INT_905' });
    await karim.fillCart([bags]);
    const amount = await karim.amountOf([bags], 2500);

    const refused = await karim.openForm(amount);
    const again = await karim.openForm(amount);

    expect(refused).toMatchObject({
      status: 503,
      data: { code: 'payment_unavailable', error: expect.any(String) },
    });
    expect(again.status).toBe(200);
  });

  it('does not pay twice when the answer was lost but the first form was paid', async () => {
    api.provider.nextForms.push({ outcome: 'unknown', reason: 'TimeoutError' });
    await karim.fillCart([{ ...bags, quantity: 7 }]);
    const amount = await karim.amountOf([{ ...bags, quantity: 7 }], 2500);
    await karim.openForm(amount);
    const orderId = api.provider.asked.at(-1)?.orderId ?? '';
    api.provider.inquiries.set(orderId, { outcome: 'found', answer: api.provider.answer(orderId) });

    const again = await karim.openForm(amount);

    expect(again).toMatchObject({ status: 409, data: { code: 'order_already_paid', orderId } });
    expect(await karim.statusOf(orderId)).toBe('PAID');
  });

  it('does not pay twice when the notification was lost and the window closed after paying', async () => {
    const { orderId } = await karim.openFormFor([{ ...bags, quantity: 4 }]);
    api.provider.inquiries.set(orderId, { outcome: 'found', answer: api.provider.answer(orderId) });
    await api.database.db.execute(sql`update payment_attempts set created_at = now() - interval '1 minute'`);

    const again = await karim.openForm(await karim.amountOf([{ ...bags, quantity: 4 }], 2500));

    expect(again).toMatchObject({ status: 409, data: { code: 'order_already_paid', orderId } });
  });

  it('gets the same form again within twelve minutes, and another one after', async () => {
    const first = await karim.openFormFor([{ ...bags, quantity: 5 }]);
    const amount = await karim.amountOf([{ ...bags, quantity: 5 }], 2500);
    const age = (minutes: number) =>
      api.database.db.execute(
        sql`update payment_attempts set created_at = now() - make_interval(mins => ${minutes})`,
      );

    await age(11);
    const second = await karim.openForm(amount);
    await age(13);
    const third = await karim.openForm(amount);

    expect(second.data).toEqual(first);
    expect(third.data.orderId).toBe(first.orderId);
    expect(third.data.formToken).not.toBe(first.formToken);
  });

  it('gets no second form while nobody knows what became of the first', async () => {
    api.provider.nextForms.push({ outcome: 'unknown', reason: 'TimeoutError' });
    await karim.fillCart([{ ...bags, quantity: 9 }]);
    const amount = await karim.amountOf([{ ...bags, quantity: 9 }], 2500);
    await karim.openForm(amount);
    const orderId = api.provider.asked.at(-1)?.orderId ?? '';
    api.provider.inquiries.set(orderId, { outcome: 'unknown', reason: 'TimeoutError' });

    expect((await karim.openForm(amount)).status).toBe(503);

    api.provider.inquiries.delete(orderId);
    expect((await karim.openForm(amount)).data.orderId).toBe(orderId);
  });
});
