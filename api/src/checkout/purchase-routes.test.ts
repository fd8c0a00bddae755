import fc from 'fast-check';
import type { CartLine } from 'shared-contracts/api/cart';
import type { PaymentForm, PlacedOrder } from 'shared-contracts/api/checkout';
import type { Order } from 'shared-contracts/api/orders';
import type { Product } from 'shared-contracts/api/products';
import type { AnswerChanges } from '../testing/fake-provider';
import { type Answer, TestApi } from '../testing/test-api';

let api: TestApi;
let camille: string;
let karim: string;
let achats: string;
let lea: string;
beforeAll(async () => {
  api = await TestApi.open();
  camille = await api.tokenOf('camille');
  karim = await api.tokenOf('karim');
  achats = await api.tokenOf('achats');
  lea = await api.tokenOf('lea');
});
afterAll(() => api.close());

const soap: CartLine = { productCode: 'NS-5L-E', quantity: 3 };
const bags: CartLine = { productCode: 'SP-110-N35', quantity: 2 };

async function choiceOf(token: string, deliveryMode = 'standard') {
  const [address] = await api.addressesOf(token);
  const id = address?.id ?? '';
  return { billingAddressId: id, deliveryAddressId: id, deliveryMode };
}

/** The amount in cents by the written formulas, for carts small enough for plain numbers. */
async function amountOf(lines: readonly CartLine[], discountRate: number, feeCents: number): Promise<number> {
  let cents = 0;
  for (const { productCode, quantity } of lines) {
    const { data } = await api.get<Product>(`/products/${productCode}`);
    cents += Math.round(data.PrixHT * 100) * quantity * (1 - discountRate / 100) * (1 + data.TVATaux / 100);
  }
  return Math.round(Number(cents.toFixed(6))) + feeCents;
}

async function openForm(token: string, amount: number, changes: object = {}): Promise<Answer<PaymentForm>> {
  return api.post(
    '/purchase/createPayment',
    { amount, currency: 'EUR', ...(await choiceOf(token)), ...changes },
    token,
  );
}

/** Karim has 10 % and lives outside the Paris region; each call sends another cart. */
async function karimOpensForm(lines: readonly CartLine[] = [soap]) {
  await api.fillCart(karim, []);
  await api.fillCart(karim, lines);
  const { data } = await openForm(karim, await amountOf(lines, 10, 2500));
  return data;
}

const validate = (token: string, orderId: string, changes: AnswerChanges = {}) =>
  api.post<PlacedOrder & { status: string }>(
    '/purchase/validatePayment',
    { ...api.provider.proof(api.provider.answer(orderId, changes)), orderId },
    token,
  );

const notify = (payload: string) =>
  api.call('POST', '/purchase/notification', {
    body: payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

const statusOf = async (token: string, orderId: string) =>
  (await api.get<Order>(`/orders/${orderId}`, token)).data.status;
const cartOf = async (token: string) => (await api.get<CartLine[]>('/cart', token)).data;
const mailsOf = async (orderNumber: string, to: string) =>
  (await api.mailsTo(to)).filter(({ subject }) => subject.includes(orderNumber));

describe('a customer who pays by card', () => {
  it('gets a form for the amount that the server computes, and a paid order with its mail', async () => {
    await api.fillCart(karim, [soap]);
    const amount = await amountOf([soap], 10, 2500);
    const { status, data } = await openForm(karim, amount);

    const validated = await validate(karim, data.orderId);

    expect(status).toBe(200);
    expect(api.provider.order(data.orderId)).toMatchObject({
      amountCents: amount,
      email: 'karim@hotel-lumiere.example',
    });
    expect(validated).toMatchObject({ status: 200, data: { orderId: data.orderId, status: 'PAID' } });
    const order = (await api.get<Order>(`/orders/${data.orderId}`, karim)).data;
    expect(order).toMatchObject({ status: 'PAID', deliveryMode: 'standard', totalHT: 42.66 });
    expect(order.orderNumber).toMatch(/^CMD-\d{4}-\d{6}$/);
    expect(order.items[0]).toMatchObject({ unitPriceHT: 15.8, dueUnitPriceHT: 14.22, quantity: 3 });
    expect(await cartOf(karim)).toEqual([]);
    const [mail] = await mailsOf(order.orderNumber, 'karim@hotel-lumiere.example');
    expect(mail?.text).toContain(order.orderNumber);
    expect(mail?.text).toContain('Nettoyant sols neutre');
  });

  it('is refused another amount, in words that the form can show, and no token is made', async () => {
    await api.fillCart(camille, [soap]);
    const asked = api.provider.asked.length;

    const { status, data } = await api.post(
      '/purchase/createPayment',
      { amount: 1, currency: 'EUR', ...(await choiceOf(camille)) },
      camille,
    );

    expect(status).toBe(422);
    expect(data).toMatchObject({ code: 'amount_differs', error: data.message });
    expect(api.provider.asked).toHaveLength(asked);
  });

  it('gets standard delivery free from 300 euros in the Paris region', async () => {
    const many = [{ ...soap, quantity: 19 }];
    await api.fillCart(camille, many);

    const { status } = await openForm(camille, await amountOf(many, 0, 0));

    expect(status).toBe(200);
  });

  it('gets the same order and the same form on a double click', async () => {
    await api.fillCart(camille, [soap, bags]);
    const amount = await amountOf([soap, bags], 0, 2500);
    const asked = api.provider.asked.length;

    const [one, other] = await Promise.all([openForm(camille, amount), openForm(camille, amount)]);
    await api.fillCart(camille, [bags, soap]);
    const later = await openForm(camille, amount);

    expect(one?.data).toEqual(other?.data);
    expect(later.data).toEqual(one?.data);
    expect(api.provider.asked).toHaveLength(asked + 1);
  });

  it('gets another order for another delivery; the former is no longer listed but can still be paid', async () => {
    await api.fillCart(camille, [soap]);
    const former = (await openForm(camille, await amountOf([soap], 0, 2500))).data;
    const pickUp = await choiceOf(camille, 'retailer');
    const latter = (await openForm(camille, await amountOf([soap], 0, 0), pickUp)).data;

    const listed = (await api.get<Order[]>('/orders', camille)).data.map(({ id }) => id);
    expect(latter.orderId).not.toBe(former.orderId);
    expect(listed).toContain(latter.orderId);
    expect(listed).not.toContain(former.orderId);

    await validate(camille, former.orderId);

    expect(await statusOf(camille, former.orderId)).toBe('PAID');
    const after = (await api.get<Order[]>('/orders', camille)).data.map(({ id }) => id);
    expect(after).toContain(former.orderId);
    expect(after).not.toContain(latter.orderId);
    expect(await cartOf(camille)).toEqual([]);
  });

  it('cannot order an empty cart or to the address of somebody else', async () => {
    await api.fillCart(lea, []);
    const [foreign] = await api.addressesOf(karim);
    const wish = {
      amount: 1,
      currency: 'EUR',
      deliveryMode: 'standard',
      billingAddressId: 'x',
      deliveryAddressId: 'x',
    };

    const empty = await api.post('/purchase/createPayment', wish, lea);
    await api.fillCart(lea, [soap]);
    const stolen = await api.post(
      '/purchase/createPayment',
      { ...wish, billingAddressId: foreign?.id, deliveryAddressId: foreign?.id },
      lea,
    );

    expect(empty).toMatchObject({
      status: 422,
      data: { code: 'empty_cart', error: 'Votre panier est vide.' },
    });
    expect(stolen.status).toBe(404);
  });

  it('keeps a paid order paid when a refusal comes later', async () => {
    const { orderId } = await karimOpensForm();
    await validate(karim, orderId);

    await notify(api.provider.notification(api.provider.answer(orderId, { status: 'UNPAID' })));

    expect(await statusOf(karim, orderId)).toBe('PAID');
  });

  it('waits while the provider examines the payment', async () => {
    const { orderId } = await karimOpensForm();

    const { status, data } = await validate(karim, orderId, { status: 'RUNNING' });

    expect(status).toBe(200);
    expect(data.status).toBe('PAYMENT_PENDING');
    expect(await statusOf(karim, orderId)).toBe('PAYMENT_PENDING');
  });

  it('gets a new form after a refusal, once the provider says that nothing was paid', async () => {
    const refused = await karimOpensForm();
    await validate(karim, refused.orderId, { status: 'UNPAID' });

    const again = await openForm(karim, await amountOf([soap], 10, 2500));

    expect(api.provider.inquired).toContain(refused.orderId);
    expect(again.data.orderId).toBe(refused.orderId);
    expect(again.data.formToken).not.toBe(refused.formToken);
  });
});

describe('a proof of payment', () => {
  it.each<[string, AnswerChanges]>([
    ['another amount', { amount: 1 }],
    ['another mode', { mode: 'PRODUCTION' }],
    ['another shop', { shopId: '11111111' }],
  ])('with %s settles nothing', async (_, changes) => {
    const { orderId } = await karimOpensForm();

    const { status } = await validate(karim, orderId, changes);

    expect(status).toBe(422);
    expect(await statusOf(karim, orderId)).toBe('PAYMENT_PENDING');
  });

  it('of a cheaper order does not pay a dearer one', async () => {
    const cheap = await karimOpensForm([{ ...soap, quantity: 1 }]);
    const cheapProof = api.provider.proof(api.provider.answer(cheap.orderId));
    const dear = await karimOpensForm([{ ...soap, quantity: 20 }]);

    const { status } = await api.post(
      '/purchase/validatePayment',
      { ...cheapProof, orderId: dear.orderId },
      karim,
    );

    expect(status).toBe(400);
    expect(await statusOf(karim, dear.orderId)).toBe('PAYMENT_PENDING');
  });

  it('of another customer is nobody else’s', async () => {
    const { orderId } = await karimOpensForm();

    const { status } = await validate(camille, orderId);

    expect(status).toBe(404);
    expect(await statusOf(karim, orderId)).toBe('PAYMENT_PENDING');
  });

  it('signed with the key of notifications, or with any other, is refused', async () => {
    const { orderId } = await karimOpensForm();
    const answer = api.provider.answer(orderId);
    const { password } = api.provider.settings;

    const wrongKey = await api.post(
      '/purchase/validatePayment',
      { ...api.provider.proof(answer, password), orderId },
      karim,
    );
    const chosenKey = await api.post(
      '/purchase/validatePayment',
      { ...api.provider.proof(answer, password), hashKey: 'password', orderId },
      karim,
    );
    const altered = await api.post(
      '/purchase/validatePayment',
      { ...api.provider.proof(answer), rawClientAnswer: JSON.stringify({ ...answer, x: 1 }), orderId },
      karim,
    );

    expect([wrongKey.status, chosenKey.status, altered.status]).toEqual([400, 400, 400]);
    expect(await statusOf(karim, orderId)).toBe('PAYMENT_PENDING');
  });

  it('may come twice, by the browser and by the provider at once, and counts once', async () => {
    const { orderId } = await karimOpensForm();
    const answer = api.provider.answer(orderId);
    const body = { ...api.provider.proof(answer), orderId };

    const replies = await Promise.all([
      api.post('/purchase/validatePayment', body, karim),
      notify(api.provider.notification(answer)),
      notify(api.provider.notification(answer)),
      api.post('/purchase/validatePayment', body, karim),
    ]);

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { orderNumber } = (await api.get<Order>(`/orders/${orderId}`, karim)).data;
    expect(await mailsOf(orderNumber, 'karim@hotel-lumiere.example')).toHaveLength(1);
  });
});

describe('a notification of the provider', () => {
  it('settles an order whose browser never came back', async () => {
    const { orderId } = await karimOpensForm();

    const { status } = await notify(api.provider.notification(api.provider.answer(orderId)));

    expect(status).toBe(200);
    expect(await statusOf(karim, orderId)).toBe('PAID');
    expect(await cartOf(karim)).toEqual([]);
  });

  it('is refused when it is badly signed, or signed with the browser’s key', async () => {
    const { orderId } = await karimOpensForm();
    const answer = api.provider.answer(orderId);

    const replies = [
      await notify(api.provider.notification(answer, 'guess')),
      await notify(api.provider.notification(answer, api.provider.settings.hmacKey)),
      await notify('kr-answer=%7B%7D'),
    ];

    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(await statusOf(karim, orderId)).toBe('PAYMENT_PENDING');
  });

  it('about an order we do not know is refused', async () => {
    const orderId = '00000000-0000-4000-8000-000000000000';

    const { status } = await notify(api.provider.notification(api.provider.answer(orderId, { amount: 100 })));

    expect(status).toBe(404);
  });
});

describe('a customer whose provider is in trouble', () => {
  it('is told so when the provider refuses, and may try again', async () => {
    api.provider.nextForms.push({ outcome: 'refused', errorCode: 'INT_905' });
    await api.fillCart(karim, [bags]);
    const amount = await amountOf([bags], 10, 2500);

    const refused = await openForm(karim, amount);
    const again = await openForm(karim, amount);

    expect(refused).toMatchObject({
      status: 503,
      data: { code: 'payment_unavailable', error: expect.any(String) },
    });
    expect(again.status).toBe(200);
  });

  it('does not pay twice when the answer was lost but the first form was paid', async () => {
    api.provider.nextForms.push({ outcome: 'unknown', reason: 'TimeoutError' });
    await api.fillCart(karim, [{ ...bags, quantity: 7 }]);
    const amount = await amountOf([{ ...bags, quantity: 7 }], 10, 2500);
    await openForm(karim, amount);
    const orderId = api.provider.asked.at(-1)?.orderId ?? '';
    api.provider.inquiries.set(orderId, { outcome: 'found', answer: api.provider.answer(orderId) });

    const again = await openForm(karim, amount);

    expect(again).toMatchObject({ status: 409, data: { code: 'order_already_paid', orderId } });
    expect(await statusOf(karim, orderId)).toBe('PAID');
  });

  it('gets no second form while nobody knows what became of the first', async () => {
    api.provider.nextForms.push({ outcome: 'unknown', reason: 'TimeoutError' });
    await api.fillCart(karim, [{ ...bags, quantity: 9 }]);
    const amount = await amountOf([{ ...bags, quantity: 9 }], 10, 2500);
    await openForm(karim, amount);
    const orderId = api.provider.asked.at(-1)?.orderId ?? '';
    api.provider.inquiries.set(orderId, { outcome: 'unknown', reason: 'TimeoutError' });

    expect((await openForm(karim, amount)).status).toBe(503);

    api.provider.inquiries.delete(orderId);
    expect((await openForm(karim, amount)).data.orderId).toBe(orderId);
  });
});

describe('a customer who orders on account', () => {
  const order = async (token: string) =>
    api.post<PlacedOrder>('/purchase/createDeferredPayment', await choiceOf(token, 'premium'), token);

  it('gets the same order for the same sent cart, and another one for the next', async () => {
    await api.fillCart(achats, [soap]);

    const [one, other] = await Promise.all([order(achats), order(achats)]);
    const later = await order(achats);
    const cart = await cartOf(achats);
    await api.fillCart(achats, [soap]);
    const next = await order(achats);

    expect(one?.status).toBe(200);
    expect(other?.data).toEqual(one?.data);
    expect(later.data).toEqual(one?.data);
    expect(cart).toEqual([]);
    expect(next.data.orderId).not.toBe(one?.data.orderId);
    const placed = (await api.get<Order>(`/orders/${one?.data.orderId}`, achats)).data;
    expect(placed).toMatchObject({ status: 'PAYMENT_PENDING', deliveryMode: 'premium', totalHT: 47.4 });
    expect(await mailsOf(placed.orderNumber, 'achats@ville-lavandes.example')).toHaveLength(1);
  });

  it('needs an account that allows it', async () => {
    await api.fillCart(karim, [soap]);

    const { status, data } = await order(karim);

    expect(status).toBe(403);
    expect(data).toMatchObject({ code: 'deferred_not_allowed', error: expect.any(String) });
  });
});

describe('the amount of an order', () => {
  it('is the one that the formulas give, for any cart', async () => {
    const codes = ['NS-5L-E', 'SP-110-N35', 'PT-400-E', 'GN-M100'];
    const carts = fc.uniqueArray(
      fc.record({ productCode: fc.constantFrom(...codes), quantity: fc.integer({ min: 1, max: 900 }) }),
      { selector: ({ productCode }) => productCode, minLength: 1 },
    );

    await fc.assert(
      fc.asyncProperty(carts, async (lines) => {
        await api.fillCart(karim, []);
        await api.fillCart(karim, lines);
        const { status } = await openForm(
          karim,
          await amountOf(lines, 10, 0),
          await choiceOf(karim, 'retailer'),
        );
        expect(status).toBe(200);
      }),
      { numRuns: 15 },
    );
  });
});
