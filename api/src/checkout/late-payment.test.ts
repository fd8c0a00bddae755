import { eq } from 'drizzle-orm';
import type { CartLine } from 'shared-contracts/api/cart';
import type { Problem } from 'shared-contracts/api/problem';
import { mails } from '../database/schema';
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
const payLate = (orderId: string, uuid = 'late') =>
  notify(api, api.provider.notification(api.provider.answer(orderId, { uuid })));
const orderOnAccount = () => achats.orderOnAccount();
const post = <Data = Problem>(path: string, buyer = karim) => api.post<Data>(path, undefined, buyer.token);

async function lettersOf(orderId: string): Promise<string[]> {
  const rows = await api.database.db
    .select({ kind: mails.kind })
    .from(mails)
    .where(eq(mails.orderId, orderId));
  return rows.map(({ kind }) => kind).sort();
}

describe('a payment that comes after its order has ended', () => {
  it('is taken, and the company is told', async () => {
    const orderId = await openForm([soap]);
    await post(`/orders/${orderId}/abandon`);

    await payLate(orderId);

    expect(await karim.statusOf(orderId)).toBe('PAID');
    expect(await karim.orderIds()).toContain(orderId);
    expect(await lettersOf(orderId)).toEqual(['company-order', 'late-payment', 'order-paid']);
  });

  it('of a cart that is paid already is taken, and the company is told of two payments', async () => {
    const former = await openForm([soap]);
    const latter = await openForm([soap, bags]);
    await karim.validate(latter);

    await payLate(former);

    expect(await Promise.all([former, latter].map((id) => karim.statusOf(id)))).toEqual(['PAID', 'PAID']);
    expect(await lettersOf(former)).toEqual(['company-order', 'order-paid', 'second-payment']);
  });

  it('leaves an order on account of the same cart where it is', async () => {
    const card = await openForm([soap], achats);
    const { orderId } = (await orderOnAccount()).data;

    await payLate(card);

    expect(await achats.orderIds()).toEqual(expect.arrayContaining([card, orderId]));
    expect(await achats.order(orderId)).toMatchObject({
      status: 'PAYMENT_PENDING',
      payment: { method: 'account' },
    });
    expect(await lettersOf(card)).toContain('second-payment');
  });
});

describe('a customer on account who has paid by card meanwhile', () => {
  it('does not order the same cart again', async () => {
    const card = await openForm([soap], achats);
    api.provider.inquiries.set(card, { outcome: 'found', answer: api.provider.answer(card) });

    const { data } = await orderOnAccount();

    expect(data.orderId).toBe(card);
    expect(await achats.statusOf(card)).toBe('PAID');
  });

  it('waits while that payment is being examined, but not for a provider that is silent', async () => {
    const card = await openForm([soap], achats);
    const answer = api.provider.answer(card, { status: 'RUNNING' });
    api.provider.inquiries.set(card, { outcome: 'found', answer });
    const waiting = await orderOnAccount();
    api.provider.inquiries.set(card, { outcome: 'unknown', reason: 'TimeoutError' });
    const placed = await orderOnAccount();

    expect(waiting).toMatchObject({ status: 409, data: { code: 'payment_running' } });
    expect(placed.status).toBe(200);
  });
});
