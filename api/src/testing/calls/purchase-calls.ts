import { soap } from '../test-buyer';
import { at, type CallExpectation, type Change, having, own, ownById } from './expectation';
import type { TestUsers } from './test-users';

const cartOf =
  (line: object): Change =>
  (request) => ({ ...request, body: [line] });

const toKarim: Change = async (request, users) =>
  having({ deliveryAddressId: await users.addressOfKarim() })(request, users);

const proofOfKarim: Change = async (request, users) => ({
  ...request,
  body: await users.proofOf(users.karim),
});

const anOrder = async ({ camille }: TestUsers) => (await camille.orderIds())[0] ?? '';

const newOrder = async ({ camille }: TestUsers) => (await camille.openFormFor()).orderId;
const orderOfKarim = async ({ karim }: TestUsers) => (await karim.openFormFor()).orderId;

/** Cart, orders and payments. */
export const purchaseCalls: Readonly<Record<string, CallExpectation>> = {
  'GET /cart': own('/cart'),
  'POST /cart/add': {
    isPrivate: true,
    request: ({ camille }) => ({ url: '/cart/add', token: camille.token, body: [soap] }),
    answers: '200',
    foreignId: cartOf({ productCode: 'NOT-THERE', quantity: 1 }),
    but: { foreignId: '400 unknown_product' },
  },
  'GET /orders': {
    ...own('/orders'),
    foreignId: at('/orders?cursor=e30.AAAAAAAAAAAAAAAA'),
    but: { foreignId: '400 invalid_cursor' },
  },
  'GET /orders/export': own('/orders/export?month=2026-11'),
  'GET /orders/:orderId': ownById((id) => `/orders/${id}`, anOrder, orderOfKarim),
  'GET /orders/:orderId/pdf': ownById((id) => `/orders/${id}/pdf`, anOrder, orderOfKarim),
  'POST /orders/:orderId/payment': ownById((id) => `/orders/${id}/payment`, newOrder, orderOfKarim),
  'POST /orders/:orderId/abandon': ownById((id) => `/orders/${id}/abandon`, newOrder, orderOfKarim),
  'POST /purchase/createPayment': {
    isPrivate: true,
    request: async (users) => {
      const { camille } = users;
      const choice = await users.choiceOf(camille);
      const amount = await camille.amountOf([soap], 2500);
      return {
        url: '/purchase/createPayment',
        token: camille.token,
        body: { amount, currency: 'EUR', ...choice },
      };
    },
    answers: '200',
    foreignId: toKarim,
    but: { othersToken: '404 not_found' },
  },
  'POST /purchase/createDeferredPayment': {
    isPrivate: true,
    request: async (users) => ({
      url: '/purchase/createDeferredPayment',
      token: users.achats.token,
      body: await users.choiceOf(users.achats),
    }),
    answers: '200',
    foreignId: toKarim,
    but: { othersToken: '403 deferred_not_allowed' },
  },
  'POST /purchase/validatePayment': {
    isPrivate: true,
    request: async (users) => ({
      url: '/purchase/validatePayment',
      token: users.camille.token,
      body: await users.proofOf(users.camille),
    }),
    answers: '200',
    foreignId: proofOfKarim,
    but: { othersToken: '404 not_found' },
  },
  'POST /purchase/notification': {
    request: async (users) => ({
      url: '/purchase/notification',
      body: await users.notification(),
      form: true,
    }),
    answers: '200',
  },
};
