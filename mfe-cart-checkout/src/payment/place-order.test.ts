import { createStore } from 'jotai';
import type { Http } from 'shared-contracts/http';
import { type Answers, fakeHttp, refused } from 'shared-contracts/testing';
import { creationRefusal } from './payment-errors';
import { createCheckout } from './place-order';

const minute = 60_000;
const day = 24 * 60 * minute;
const createPayment = 'POST purchase/createPayment';
const orderOnAccount = 'POST purchase/createDeferredPayment';
const purchase = {
  customerId: 'u1',
  lines: [{ productCode: 'SP-110', quantity: 4 }],
  due: { amount: 8692, goodsHT: 5160, vat: 1032, deliveryFee: 2500 },
  choice: { billingAddressId: 'a2', deliveryAddressId: 'a1', deliveryMode: 'standard' as const },
};

const other = { ...purchase, customerId: 'u2' };

/** A page of the shop: what it remembers goes when it is loaded again, what the browser stores stays. */
function openPage(answers: Answers = {}, extras = true) {
  const usual = {
    'POST cart/add': [],
    [createPayment]: { formToken: 'token-1', orderId: 'o1' },
    [orderOnAccount]: { orderId: 'o1' },
  };
  const http = fakeHttp({ ...usual, ...answers }, { extras });
  return { http, ...createCheckout({ http, store: createStore() }) };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('opens the same card form again for twelve minutes, then another', async () => {
  const { http, openCardForm } = openPage();
  await openCardForm(purchase);

  jest.advanceTimersByTime(12 * minute - 1);
  await openCardForm(purchase);
  expect(http.count(createPayment)).toBe(1);
  jest.advanceTimersByTime(1);
  await openCardForm(purchase);

  expect(http.count(createPayment)).toBe(2);
});

it('sends the cart of each customer, though another has just sent the same articles from this tab', async () => {
  const { http, openCardForm } = openPage();
  await openCardForm(purchase);

  await openCardForm(other);
  await openCardForm({ ...other, due: { ...purchase.due, amount: 1 } });

  expect(http.count('POST cart/add')).toBe(2);
  expect(http.count(createPayment)).toBe(3);
});

it.each([
  ['under its key within a day', day - 1, true],
  ['as a new one after that', day, false],
])('repeats an order whose answer was lost %s', async (_how, later, isSame) => {
  const lost = openPage({ [orderOnAccount]: refused(null) });
  await lost.placeDeferred(purchase).catch(() => undefined);
  jest.advanceTimersByTime(later);

  const { http, placeDeferred } = openPage();
  await placeDeferred(purchase);

  const [first, next] = [lost.http, http].map((each) => each.sent(orderOnAccount)[0]?.headers);
  expect(JSON.stringify(next) === JSON.stringify(first)).toBe(isSame);
  expect(http.count('POST cart/add')).toBe(isSame ? 0 : 1);
});

it('keeps what a newer version of the shop stored with an order whose answer was lost', async () => {
  const lost = openPage({ [orderOnAccount]: refused(null) });
  await lost.placeDeferred(purchase).catch(() => undefined);
  const stored = JSON.parse(localStorage.getItem('sph-cart-order') ?? '');
  localStorage.setItem('sph-cart-order', JSON.stringify({ ...stored, note: 'Sonnez deux fois' }));

  const again = openPage({ [orderOnAccount]: refused(null) });
  await again.placeDeferred(purchase).catch(() => undefined);

  expect(JSON.parse(localStorage.getItem('sph-cart-order') ?? '')).toEqual({
    ...stored,
    note: 'Sonnez deux fois',
  });
});

describe('an order whose answer was lost in a shop of another pricing version', () => {
  type Path = typeof createPayment | typeof orderOnAccount;
  const order = (
    { openCardForm, placeDeferred }: ReturnType<typeof openPage>,
    path: Path,
  ): Promise<unknown> => (path === createPayment ? openCardForm(purchase) : placeDeferred(purchase));
  const lose = async (path: Path) => {
    await order(openPage({ [path]: refused(null) }), path).catch(() => undefined);
    return JSON.parse(localStorage.getItem('sph-cart-order') ?? '');
  };
  const repeat = async (path: Path) => {
    const page = openPage();
    await order(page, path);
    return JSON.parse(JSON.stringify(page.http.sent(path)[0]));
  };
  const { choice } = purchase;

  it.each([
    [createPayment, { amount: 8692, currency: 'EUR', ...choice, pricingVersion: 7 }],
    [orderOnAccount, { ...choice, amount: 8692, pricingVersion: 7 }],
  ] as const)('is repeated by %s under its key with the version that was sent', async (path, body) => {
    const stored = await lose(path);
    localStorage.setItem('sph-cart-order', JSON.stringify({ ...stored, pricingVersion: 7 }));

    const again = await repeat(path);

    expect(again).toMatchObject({ body, headers: { 'Idempotency-Key': stored.key } });
  });
});

it('sends an API of the specification alone what it names, without a key', async () => {
  const { http, openCardForm, placeDeferred } = openPage({}, false);

  await openCardForm(purchase);
  await placeDeferred(purchase);

  const sent = [createPayment, orderOnAccount].flatMap((call) => http.sent(call));
  expect(JSON.parse(JSON.stringify(sent))).toEqual([
    { body: { amount: 8692, currency: 'EUR', ...purchase.choice } },
    { body: purchase.choice },
  ]);
});

it('does not repeat the order of another customer', async () => {
  const lost = openPage({ [orderOnAccount]: refused(null) });
  await lost.placeDeferred(purchase).catch(() => undefined);

  const { http, placeDeferred } = openPage();
  await placeDeferred(other);

  const [first, next] = [lost.http, http].map((each) => each.sent(orderOnAccount)[0]?.headers);
  expect(next).not.toEqual(first);
  expect(http.count('POST cart/add')).toBe(1);
});

it.each([
  ['an error string', 'Panier refusé', 'Panier refusé'],
  ['an error beside an order', { orderId: 'o1', error: 'Panier refusé' }, 'Panier refusé'],
  ['nothing', undefined, 'Erreur inconnue'],
])('takes %s for a refusal, which the specification allows an API', async (_what, answer, words) => {
  const post = async (path: string) => (path === 'cart/add' ? [] : answer);
  const http = { post, takesExtras: async () => true } as unknown as Http;

  const refusal = await createCheckout({ http, store: createStore() })
    .openCardForm(purchase)
    .catch(creationRefusal);

  expect(refusal).toBe(words);
});
