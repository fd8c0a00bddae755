import { createStore } from 'jotai';
import type { Http } from 'shared-contracts/http';
import { type Answers, fakeHttp, oddAnswer, office, orderAddress, refused } from 'shared-contracts/testing';
import { purchase } from '../testing/shop-data';
import { createCheckout } from './checkout';
import { creationRefusal } from './payment-errors';

const minute = 60_000;
const day = 24 * 60 * minute;
const createPayment = 'POST purchase/createPayment';
const orderOnAccount = 'POST purchase/createDeferredPayment';
const otherCustomer = { ...purchase, customerId: 'u2' };
const editedAddress = { ...purchase, addresses: { ...purchase.addresses, delivery: orderAddress(office) } };

/** Creates a page of the shop with empty memory; browser storage is shared by all pages of a test. */
function openPage(answers: Answers = {}, extras = true) {
  const usual = {
    'POST cart/add': [],
    [createPayment]: { formToken: 'token-1', orderId: 'o1' },
    [orderOnAccount]: { orderId: 'o1' },
  };
  const http = fakeHttp({ ...usual, ...answers }, { extras });
  return { http, ...createCheckout({ http, store: createStore() }) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the checkout reuses the card form for twelve minutes, then requests a new one', async () => {
  const { http, openCardForm } = openPage();
  await openCardForm(purchase);

  jest.advanceTimersByTime(12 * minute - 1);
  await openCardForm(purchase);
  expect(http.count(createPayment)).toBe(1);
  jest.advanceTimersByTime(1);
  await openCardForm(purchase);

  expect(http.count(createPayment)).toBe(2);
});

it('the checkout requests a new card form for an edited address', async () => {
  const { http, openCardForm } = openPage();
  await openCardForm(purchase);

  await openCardForm(editedAddress);

  expect(http.sent(createPayment)[1]?.body).toMatchObject({ addresses: editedAddress.addresses });
});

it('the checkout accepts a card form whose order id is a number', async () => {
  const { openCardForm } = openPage({ [createPayment]: oddAnswer({ formToken: 'token-1', orderId: 7 }) });

  expect(await openCardForm(purchase)).toMatchObject({ formToken: 'token-1', orderId: '7' });
});

it.each([true, false])(
  'the checkout sends the cart before each order, since another device may have sent another one (API with extras: %p)',
  async (extras) => {
    const { http, openCardForm } = openPage({}, extras);
    await openCardForm(purchase);

    await openCardForm(otherCustomer);
    const cheaper = { ...otherCustomer, due: { ...purchase.due, amount: 1 } };
    await openCardForm(cheaper);
    await openCardForm({ ...cheaper, choice: { ...purchase.choice, deliveryMode: 'premium' } });

    expect(http.calls).toEqual(Array(4).fill(['POST cart/add', createPayment]).flat());
  },
);

it('the checkout sends the lines and addresses that the customer sees, so that the API can refuse others', async () => {
  const { http, openCardForm, placeDeferred } = openPage();

  await openCardForm(purchase);
  await placeDeferred(purchase);

  for (const call of [createPayment, orderOnAccount])
    expect(http.sent(call)[0]?.body).toMatchObject({
      lines: purchase.lines,
      addresses: purchase.addresses,
    });
});

it('the checkout sends the cart again with a repeated order if the API cannot compare its lines', async () => {
  await loseOrder(refused(null), false);

  const { http, placeDeferred } = openPage({}, false);
  await placeDeferred(purchase);

  expect(http.calls).toEqual(['POST cart/add', orderOnAccount]);
});

async function loseOrder(outcome: unknown = refused(null), extras = true) {
  const lost = openPage({ [orderOnAccount]: outcome }, extras);
  await lost.placeDeferred(purchase).catch(() => undefined);
  return lost;
}

it.each([
  ['with its key within a day of a lost response', refused(null), day - 1, purchase, true],
  ['with its key after the timeout of a proxy', refused(504), 0, purchase, true],
  ['with its key while it is running', refused(409, { code: 'request_in_progress' }), 0, purchase, true],
  ['as a new order after a day', refused(null), day, purchase, false],
  ['as a new order for another customer', refused(null), 0, otherCustomer, false],
  ['as a new order to an edited address', refused(null), 0, editedAddress, false],
])('the checkout repeats an order %s', async (_how, outcome, later, again, isSame) => {
  const lost = await loseOrder(outcome);
  jest.advanceTimersByTime(later);

  const { http, placeDeferred } = openPage();
  await placeDeferred(again);

  const keyIn = (page: typeof http) => page.sent(orderOnAccount)[0]?.headers?.['Idempotency-Key'];
  expect(keyIn(http) === keyIn(lost.http)).toBe(isSame);
  // The first order emptied the server's cart; sent again, it would return at the next sign-in.
  expect(http.count('POST cart/add')).toBe(isSame ? 0 : 1);
});

it('the checkout uses another key for the next order after a successful one', async () => {
  const { http, placeDeferred, orderPlaced } = openPage();
  for (let order = 0; order < 2; order += 1)
    orderPlaced({ ...(await placeDeferred(purchase)), lines: purchase.lines });

  const [first, next] = http.sent(orderOnAccount).map(({ headers }) => headers);
  expect(next).not.toEqual(first);
  expect(http.count('POST cart/add')).toBe(2);
});

it('the checkout repeats a failed request for the card form with the same key, and a refused one with a new key', async () => {
  const { http, openCardForm } = openPage();
  for (const answer of [refused(null), refused(503), refused(422), { formToken: 'token-1', orderId: 'o1' }]) {
    http.answers[createPayment] = answer;
    await openCardForm(purchase).catch(() => undefined);
  }

  const keys = http.sent(createPayment).map(({ headers }) => headers?.['Idempotency-Key']);
  expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]]);
  expect(keys[3]).not.toBe(keys[0]);
});

it('the checkout preserves unknown fields stored with an order attempt by a newer version of the shop', async () => {
  await loseOrder();
  const stored = JSON.parse(localStorage.getItem('sph-cart-order') ?? '');
  localStorage.setItem('sph-cart-order', JSON.stringify({ ...stored, note: 'Sonnez deux fois' }));

  await loseOrder();

  expect(JSON.parse(localStorage.getItem('sph-cart-order') ?? '')).toEqual({
    ...stored,
    note: 'Sonnez deux fois',
  });
});

it('the checkout repeats an order without a response with its key and body after the pricing version has changed', async () => {
  const lost = await loseOrder();
  const stored = JSON.parse(localStorage.getItem('sph-cart-order') ?? '');
  localStorage.setItem('sph-cart-order', JSON.stringify({ ...stored, pricingVersion: 7 }));

  const { http, placeDeferred } = openPage();
  await placeDeferred(purchase);

  const { lines, addresses, choice, due } = purchase;
  expect(http.sent(orderOnAccount)).toEqual([
    {
      body: { ...choice, amount: due.amount, pricingVersion: 7, lines, addresses },
      headers: lost.http.sent(orderOnAccount)[0]?.headers,
    },
  ]);
});

it.each([
  ['an error string', 'Panier refusé', 'Panier refusé'],
  ['an error next to an order', { orderId: 'o1', error: 'Panier refusé' }, 'Panier refusé'],
  ['an empty response', undefined, 'Erreur inconnue'],
])('the checkout treats %s as a refusal, which the specification allows', async (_what, answer, words) => {
  const post = async (path: string) => (path === 'cart/add' ? [] : answer);
  const http = { post, takesExtras: async () => true } as unknown as Http;

  const refusal = await createCheckout({ http, store: createStore() })
    .openCardForm(purchase)
    .catch(creationRefusal);

  expect(refusal).toBe(words);
});
