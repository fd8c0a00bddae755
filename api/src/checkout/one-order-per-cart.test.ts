import { achats, api, emailsOf, karim, notifyOf } from '../testing/checkout';
import { bags, soap } from '../testing/test-buyer';

const refuse = (orderId: string, uuid = 'refused') => notifyOf(orderId, { status: 'UNPAID', uuid });

it('a customer who changes the cart after opening the card form has only the paid order in the history', async () => {
  const before = await karim.orderIds();
  const first = await karim.startPaying([soap]);
  const second = await karim.startPaying([soap, bags]);
  const unpaid = await karim.orderIds();

  await karim.validate(second);

  expect(unpaid).toEqual(before);
  expect(await karim.orderIds()).toEqual([second, ...before]);
  expect(await karim.order(first)).toMatchObject({ status: 'CANCELLED', cancellation: 'abandoned' });
  expect(await emailsOf(first)).toEqual([]);
  expect(await emailsOf(second)).toEqual(['company-order', 'order-paid']);
});

it('a customer who changes the cart after opening the card form still has, after paying, the articles that another tab has added', async () => {
  const orderId = await karim.startPaying([soap]);
  await karim.fillCart([{ ...soap, quantity: soap.quantity + 2 }, bags]);

  await karim.validate(orderId);

  expect(await karim.cart()).toEqual([{ ...soap, quantity: 2 }, bags]);
});

it('a customer who changes the cart after opening the card form gets the first order again after removing the article', async () => {
  const first = await karim.startPaying([soap]);
  await karim.startPaying([soap, bags]);

  expect(await karim.startPaying([soap])).toBe(first);
});

it('ten parallel requests for one cart open one form of one order', async () => {
  await karim.fillCart([soap]);
  const amount = await karim.amountOf([soap], 2500);

  const responses = await Promise.all(Array.from({ length: 10 }, () => karim.openForm({ amount })));

  expect(new Set(responses.map(({ data }) => `${data.orderId} ${data.formToken}`)).size).toBe(1);
  expect(api.provider.asked).toHaveLength(1);
});

describe('a customer whose card was refused', () => {
  it('has the order in the history until another order of the cart is paid', async () => {
    const first = await karim.startPaying([soap]);
    await refuse(first);
    const listed = await karim.orderIds();
    const { payment } = await karim.order(first);
    await karim.validate(await karim.startPaying([soap, bags]));

    expect(listed[0]).toBe(first);
    expect(payment).toMatchObject({ method: 'card', tried: true, resumableUntil: expect.any(String) });
    expect(await karim.orderIds()).not.toContain(first);
  });

  it('pays the same order at its stored prices after the prices of articles have changed', async () => {
    // No other test uses this article, so its price is not reset.
    const orderId = await karim.startPaying([{ productCode: 'SP-030-B15', quantity: 1 }]);
    await refuse(orderId);
    await api.sql("update products set price_ht = 99 where code = 'SP-030-B15'");

    const form = await karim.resume(orderId);
    await karim.validate(orderId);

    expect(form).toMatchObject({ status: 200, data: { orderId } });
    expect(api.provider.asked.at(-1)?.amountCents).toBe(api.provider.asked[0]?.amountCents);
    expect(await karim.statusOf(orderId)).toBe('PAID');
  });

  it('can resume the order within 24 hours and not after', async () => {
    const orderId = await karim.startPaying([soap]);
    await refuse(orderId);
    await api.later({ hours: 23, minutes: 59 });
    const inTime = await karim.resume(orderId);
    await api.later({ minutes: 2 });
    const tooLate = await karim.resume(orderId);

    expect(inTime.status).toBe(200);
    expect(tooLate).toMatchObject({ status: 409, data: { code: 'order_ended' } });
    expect((await karim.order(orderId)).payment?.resumableUntil).toBeUndefined();
  });

  it('can abandon the order twice, and cannot resume it after that', async () => {
    const orderId = await karim.startPaying([soap]);
    await refuse(orderId);

    const ended = await karim.abandon(orderId);
    const again = await karim.abandon(orderId);
    const form = await karim.resume(orderId);

    expect(ended).toMatchObject({ status: 200, data: { status: 'CANCELLED', cancellation: 'abandoned' } });
    expect(again.status).toBe(200);
    expect(form).toMatchObject({ status: 409, data: { code: 'order_ended' } });
    expect(await karim.orderIds()).not.toContain(orderId);
    expect(await karim.cart()).toEqual([soap]);
  });
});

it('an order cannot be resumed while the bank examines its payment, and can be once it is refused', async () => {
  const orderId = await karim.startPaying([soap]);
  await karim.validate(orderId, { status: 'RUNNING', uuid: 'one' });
  const meanwhile = (await karim.order(orderId)).payment;
  api.provider.willFind(orderId, { status: 'RUNNING', uuid: 'one' });
  const form = await karim.resume(orderId);
  await refuse(orderId, 'one');
  const refused = (await karim.order(orderId)).payment;

  expect(form).toMatchObject({ status: 409, data: { code: 'payment_running', orderId } });
  expect(meanwhile).toEqual({ method: 'card', tried: true, examined: true });
  expect(refused).toEqual({ method: 'card', tried: true, resumableUntil: expect.any(String) });
});

it('card forms and orders on account share a limit of a hundred in 15 minutes', async () => {
  await achats.fillCart([soap]);
  const form = async () => (await achats.openForm({ amount: await achats.amountOf([soap], 2500) })).status;
  const order = async () => (await achats.orderOnAccount()).status;
  await api.spend('formsPerCustomer', 98, (await api.profile(achats.token)).data.id);

  const allowed = [await form(), await order()];
  const refused = [await form(), await order()];
  await api.later({ minutes: 10 });
  const before = await order();
  await api.later({ minutes: 6 });

  expect(allowed).toEqual([200, 200]);
  expect([...refused, before]).toEqual([429, 429, 429]);
  expect(await karim.startPaying([soap])).toEqual(expect.any(String));
  expect(await order()).toBe(200);
});
