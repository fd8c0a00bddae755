import { eq } from 'drizzle-orm';
import { paymentAttempts } from '../database/schema';
import { achats, api, karim } from '../testing/checkout';
import type { AnswerChanges } from '../testing/fake-provider';
import { bags, mailsOf, soap } from '../testing/test-buyer';

describe('a customer whose provider is in trouble', () => {
  it('gets 503 when the provider refuses, and may try again', async () => {
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

  it('does not pay twice when the response was lost but the first form was paid', async () => {
    api.provider.nextForms.push({ outcome: 'unknown', reason: 'TimeoutError' });
    await karim.fillCart([{ ...bags, quantity: 7 }]);
    const amount = await karim.amountOf([{ ...bags, quantity: 7 }], 2500);
    await karim.openForm(amount);
    const orderId = api.provider.asked.at(-1)?.orderId ?? '';
    api.provider.willFind(orderId);

    const again = await karim.openForm(amount);

    expect(again).toMatchObject({ status: 409, data: { code: 'order_already_paid', orderId } });
    expect(await karim.statusOf(orderId)).toBe('PAID');
  });

  it.each([
    [4, 'paid', 'PAID', 'order_already_paid'],
    [12, 'being examined', 'RUNNING', 'payment_running'],
  ] as const)(
    'gets no second form for %i bags when the provider alone knows that they are %s',
    async (quantity, _is, status, code) => {
      const lines = [{ ...bags, quantity }];
      const { orderId } = await karim.openFormFor(lines);
      api.provider.willFind(orderId, { status });
      await api.later({ minutes: 1 });

      const again = await karim.openForm(await karim.amountOf(lines, 2500));

      expect(again).toMatchObject({ status: 409, data: { code, orderId } });
    },
  );

  it('gets the same form again within twelve minutes, and another one after', async () => {
    const first = await karim.openFormFor([{ ...bags, quantity: 5 }]);
    const amount = await karim.amountOf([{ ...bags, quantity: 5 }], 2500);

    await api.later({ minutes: 11 });
    const second = await karim.openForm(amount);
    await api.later({ minutes: 2 });
    const third = await karim.openForm(amount);

    expect(second.data).toEqual(first);
    expect(third.data.orderId).toBe(first.orderId);
    expect(third.data.formToken).not.toBe(first.formToken);
  });

  it('gets no second form while the outcome of the first is unknown', async () => {
    api.provider.nextForms.push({ outcome: 'unknown', reason: 'TimeoutError' });
    await karim.fillCart([{ ...bags, quantity: 9 }]);
    const amount = await karim.amountOf([{ ...bags, quantity: 9 }], 2500);
    await karim.openForm(amount);
    const orderId = api.provider.asked.at(-1)?.orderId ?? '';
    api.provider.willTimeOut(orderId);

    expect((await karim.openForm(amount)).status).toBe(503);

    api.provider.inquiries.delete(orderId);
    expect((await karim.openForm(amount)).data.orderId).toBe(orderId);
  });
});

describe('a customer whose payment is being examined', () => {
  it.each<[string, AnswerChanges]>([
    ['is examined', { status: 'RUNNING' }],
    ['is taken in part', { status: 'PARTIALLY_PAID' }],
    ['is taken, but may still be added to', { status: 'PAID', cycle: 'OPEN' }],
  ])('gets no second form while the first payment %s, and none once it is paid', async (_, changes) => {
    const lines = [{ ...bags, quantity: 11 }];
    const { orderId } = await karim.openFormFor(lines);
    const amount = await karim.amountOf(lines, 2500);
    const said = await karim.validate(orderId, changes);
    api.provider.willFind(orderId, changes);

    const meanwhile = await karim.openForm(amount);
    api.provider.willFind(orderId);
    const afterwards = await karim.openForm(amount);

    expect(said).toMatchObject({ status: 200, data: { status: 'PAYMENT_PENDING' } });
    expect(meanwhile).toMatchObject({ status: 409, data: { code: 'payment_running', orderId } });
    expect(afterwards).toMatchObject({ status: 409, data: { code: 'order_already_paid', orderId } });
  });
});

describe('a customer whose request for a form was lost with the process', () => {
  it('gets one as soon as that request has timed out', async () => {
    const lines = [{ ...bags, quantity: 13 }];
    const { orderId } = await achats.openFormFor(lines);
    const lost = { state: 'requested' as const, formToken: null };
    await api.database.db.update(paymentAttempts).set(lost).where(eq(paymentAttempts.orderId, orderId));
    await api.later({ seconds: 21 });

    const again = await achats.openForm(await achats.amountOf(lines, 2500));

    expect(again).toMatchObject({ status: 200, data: { orderId } });
    expect(api.provider.inquired).toContain(orderId);
  });
});

describe('a customer who may order on account', () => {
  it('gets no card form for a cart ordered on account', async () => {
    await achats.fillCart([bags]);
    const amount = await achats.amountOf([bags], 2500);
    const { orderId } = (await achats.orderOnAccount()).data;
    const asked = api.provider.asked.length;

    const form = await achats.openForm(amount);

    expect(form).toMatchObject({ status: 409, data: { code: 'order_already_paid', orderId } });
    expect(api.provider.asked).toHaveLength(asked);
  });

  it('cannot order on account what was paid by card', async () => {
    const { orderId } = await achats.openFormFor([bags]);
    await achats.validate(orderId);
    const { orderNumber } = await achats.order(orderId);

    const again = await achats.orderOnAccount();

    expect(again).toMatchObject({ status: 200, data: { orderId } });
    expect(await achats.statusOf(orderId)).toBe('PAID');
    expect(await mailsOf(api, orderNumber, 'achats@ville-lavandes.example')).toHaveLength(1);
  });

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
