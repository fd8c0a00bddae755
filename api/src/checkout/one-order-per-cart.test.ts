import { eq } from 'drizzle-orm';
import type { CartLine } from 'shared-contracts/api/cart';
import type { PaymentForm } from 'shared-contracts/api/checkout';
import type { Order } from 'shared-contracts/api/orders';
import type { Problem } from 'shared-contracts/api/problem';
import { mails, products } from '../database/schema';
import { TestApi } from '../testing/test-api';
import { bags, notify, soap, TestBuyer } from '../testing/test-buyer';

let api: TestApi;
let karim: TestBuyer;
let achats: TestBuyer;
beforeAll(async () => {
  api = await TestApi.open();
});
beforeEach(async () => {
  await api.forgetPurchases();
  karim = await TestBuyer.signIn(api, 'karim');
  achats = await TestBuyer.signIn(api, 'achats');
});
afterAll(() => api.close());

const openForm = (lines: readonly CartLine[], buyer = karim) => buyer.startPaying(lines);
const refuse = (orderId: string, uuid = 'refused') =>
  notify(api, api.provider.notification(api.provider.answer(orderId, { status: 'UNPAID', uuid })));
const orderOnAccount = () => achats.orderOnAccount();
const post = <Data = Problem>(path: string, buyer = karim) => api.post<Data>(path, undefined, buyer.token);

async function lettersOf(orderId: string): Promise<string[]> {
  const rows = await api.database.db
    .select({ kind: mails.kind })
    .from(mails)
    .where(eq(mails.orderId, orderId));
  return rows.map(({ kind }) => kind).sort();
}

describe('a customer who opens the card form, closes it, adds an article and pays', () => {
  it('finds one order in the history', async () => {
    const before = await karim.orderIds();
    const former = await openForm([soap]);
    const latter = await openForm([soap, bags]);
    const unpaid = await karim.orderIds();

    await karim.validate(latter);

    expect(unpaid).toEqual(before);
    expect(await karim.orderIds()).toEqual([latter, ...before]);
    expect(await karim.order(former)).toMatchObject({ status: 'CANCELLED', cancellation: 'abandoned' });
    expect(await lettersOf(former)).toEqual([]);
    expect(await lettersOf(latter)).toEqual(['company-order', 'order-paid']);
  });

  it('keeps what was added in another tab while the form was open', async () => {
    const orderId = await openForm([soap]);
    await karim.fillCart([{ ...soap, quantity: soap.quantity + 2 }, bags]);

    await karim.validate(orderId);

    expect(await karim.cart()).toEqual([{ ...soap, quantity: 2 }, bags]);
  });

  it('gets the first order again when the article is taken out again', async () => {
    const former = await openForm([soap]);
    await openForm([soap, bags]);

    expect(await openForm([soap])).toBe(former);
  });
});

describe('fifty calls at once for one cart', () => {
  it('open one form of one order', async () => {
    await karim.fillCart([soap]);
    const amount = await karim.amountOf([soap], 2500);

    const answers = await Promise.all(Array.from({ length: 50 }, () => karim.openForm(amount)));

    expect(new Set(answers.map(({ data }) => `${data.orderId} ${data.formToken}`)).size).toBe(1);
    expect(api.provider.asked).toHaveLength(1);
  });

  it('place one order on account', async () => {
    await achats.fillCart([soap]);

    const answers = await Promise.all(Array.from({ length: 50 }, orderOnAccount));

    const [orderId, ...others] = new Set(answers.map(({ data }) => data.orderId));
    expect(others).toEqual([]);
    expect(await lettersOf(orderId ?? '')).toEqual(['company-order', 'order-placed']);
  });
});

describe('a customer whose card was refused', () => {
  it('finds the order in the history until another order of the cart is paid', async () => {
    const former = await openForm([soap]);
    await refuse(former);
    const listed = await karim.orderIds();
    const { payment } = await karim.order(former);
    const latter = await openForm([soap, bags]);
    await karim.validate(latter);

    expect(listed[0]).toBe(former);
    expect(payment).toMatchObject({ method: 'card', tried: true, resumableUntil: expect.any(String) });
    expect(await karim.orderIds()).not.toContain(former);
  });

  it('pays the same order at its own prices, though they have changed', async () => {
    // An article of no other test: its new price stays.
    const orderId = await openForm([{ productCode: 'SP-030-B15', quantity: 1 }]);
    await refuse(orderId);
    await api.database.db.update(products).set({ priceHT: 99 }).where(eq(products.code, 'SP-030-B15'));

    const form = await post<PaymentForm>(`/orders/${orderId}/payment`);
    await karim.validate(orderId);

    expect(form).toMatchObject({ status: 200, data: { orderId } });
    expect(api.provider.asked.at(-1)?.amountCents).toBe(api.provider.asked[0]?.amountCents);
    expect(await karim.statusOf(orderId)).toBe('PAID');
  });

  it('may do so for 24 hours, and not a minute longer', async () => {
    const orderId = await openForm([soap]);
    await refuse(orderId);
    await api.later({ hours: 23, minutes: 59 });
    const inTime = await post(`/orders/${orderId}/payment`);
    await api.later({ minutes: 2 });
    const tooLate = await post(`/orders/${orderId}/payment`);

    expect(inTime.status).toBe(200);
    expect(tooLate).toMatchObject({
      status: 409,
      data: { code: 'order_ended', error: expect.any(String) },
    });
    expect((await karim.order(orderId)).payment?.resumableUntil).toBeUndefined();
  });

  it('ends it, and ends it again without harm', async () => {
    const orderId = await openForm([soap]);
    await refuse(orderId);

    const ended = await post<Order>(`/orders/${orderId}/abandon`);
    const again = await post<Order>(`/orders/${orderId}/abandon`);
    const form = await post(`/orders/${orderId}/payment`);

    expect(ended).toMatchObject({ status: 200, data: { status: 'CANCELLED', cancellation: 'abandoned' } });
    expect(again.status).toBe(200);
    expect(form).toMatchObject({ status: 409, data: { code: 'order_ended' } });
    expect(await karim.orderIds()).not.toContain(orderId);
    expect(await karim.cart()).toEqual([soap]);
  });
});

describe('a customer whose payment is being examined', () => {
  it('is told so, and until the bank has decided cannot resume it', async () => {
    const orderId = await openForm([soap]);
    await karim.validate(orderId, { status: 'RUNNING', uuid: 'one' });
    const meanwhile = (await karim.order(orderId)).payment;
    await refuse(orderId, 'one');
    const refused = (await karim.order(orderId)).payment;

    expect(meanwhile).toEqual({ method: 'card', tried: true, examined: true });
    expect(refused).toEqual({ method: 'card', tried: true, resumableUntil: expect.any(String) });
  });
});

describe('an order of somebody else', () => {
  it.each(['payment', 'abandon'])('is none to another customer (%s)', async (call) => {
    const orderId = await openForm([soap]);

    expect((await post(`/orders/${orderId}/${call}`, achats)).status).toBe(404);
    expect((await post(`/orders/no-order/${call}`, achats)).status).toBe(404);
  });
});

describe('a customer who orders and opens forms more than a hundred times within a quarter of an hour', () => {
  it('is asked to wait, alone, for both', async () => {
    await achats.fillCart([soap]);
    const purchase = {
      amount: await achats.amountOf([soap], 2500),
      currency: 'EUR',
      ...(await achats.choice()),
    };
    const form = async () => (await api.post('/purchase/createPayment', purchase, achats.token)).status;
    const order = async () => (await orderOnAccount()).status;
    const allowed: number[] = [];
    for (let turn = 0; turn < 50; turn += 1) allowed.push(await form());
    for (let turn = 0; turn < 50; turn += 1) allowed.push(await order());

    const refused = [await form(), await order()];
    await api.later({ minutes: 14, seconds: 50 });
    const before = await order();
    await api.later({ seconds: 20 });

    expect(new Set(allowed)).toEqual(new Set([200]));
    expect([...refused, before]).toEqual([429, 429, 429]);
    expect(await openForm([soap])).toEqual(expect.any(String));
    expect(await order()).toBe(200);
  });
});

describe('an answer of an order', () => {
  it('carries what was asked, so that its rows add up to what is paid', async () => {
    const orderId = await openForm([soap, bags]);
    await karim.validate(orderId);

    const order = await karim.order(orderId);

    const cents = (euros = 0) => Math.round(euros * 100);
    const tax = (order.vat ?? []).reduce((sum, { amount }) => sum + cents(amount), 0);
    const base = (order.vat ?? []).reduce((sum, row) => sum + cents(row.base), 0);
    expect(base + tax + cents(order.deliveryFee)).toBe(cents(order.totalTTC));
    expect(cents(order.totalTTC)).toBe(api.provider.order(orderId).amountCents);
    expect(order.payment).toMatchObject({ method: 'card', tried: true, paidAt: expect.any(String) });
  });
});
