import { soap } from '../test-buyer';
import { at, type CallExpectation, type Change, faultless, having, huge, without } from './expectation';
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

/** A call without a body that names an unpaid card order. */
const ofAnUnpaidOrder = (call: string): CallExpectation => ({
  isPrivate: true,
  request: async ({ camille }) => ({
    url: `/orders/${(await camille.openFormFor()).orderId}/${call}`,
    token: camille.token,
  }),
  answers: '200',
  foreignId: async (request, { karim }) => ({
    ...request,
    url: `/orders/${(await karim.openFormFor()).orderId}/${call}`,
  }),
  missingField: null,
  wrongType: at(`/orders/CMD-2026-000001/${call}`),
  absurdNumber: at(`/orders/${huge}/${call}`),
  zeroByte: at(`/orders/%00/${call}`),
  but: { othersToken: '404 not_found', wrongType: '404 not_found', absurdNumber: '404 not_found' },
});

/** Cart, orders and payments. */
export const purchaseCalls: Readonly<Record<string, CallExpectation>> = {
  'GET /cart': {
    ...faultless,
    isPrivate: true,
    request: ({ camille }) => ({ url: '/cart', token: camille.token }),
    answers: '200',
  },
  'POST /cart/add': {
    isPrivate: true,
    request: ({ camille }) => ({ url: '/cart/add', token: camille.token, body: [soap] }),
    answers: '200',
    foreignId: cartOf({ productCode: 'NOT-THERE', quantity: 1 }),
    missingField: cartOf({ productCode: soap.productCode }),
    wrongType: cartOf({ ...soap, quantity: '3' }),
    absurdNumber: cartOf({ ...soap, quantity: huge }),
    zeroByte: cartOf({ productCode: 'NS\0', quantity: 1 }),
    but: { foreignId: '400 unknown_product' },
  },
  'GET /orders': {
    ...faultless,
    isPrivate: true,
    request: ({ camille }) => ({ url: '/orders', token: camille.token }),
    answers: '200',
    foreignId: at('/orders?cursor=e30.AAAAAAAAAAAAAAAA'),
    wrongType: at('/orders?status=SENT'),
    zeroByte: at('/orders?q=%00'),
    but: { foreignId: '400 invalid_cursor' },
  },
  'GET /orders/export': {
    ...faultless,
    isPrivate: true,
    request: ({ camille }) => ({ url: '/orders/export?month=2026-11', token: camille.token }),
    answers: '200',
    missingField: at('/orders/export'),
    wrongType: at('/orders/export?month=2026-13'),
    absurdNumber: at(`/orders/export?month=${huge}`),
    zeroByte: at('/orders/export?month=%00'),
  },
  'GET /orders/:orderId': {
    isPrivate: true,
    request: async (users) => ({ url: `/orders/${await anOrder(users)}`, token: users.camille.token }),
    answers: '200',
    foreignId: async (request, { karim }) => ({
      ...request,
      url: `/orders/${(await karim.openFormFor()).orderId}`,
    }),
    missingField: null,
    wrongType: at('/orders/CMD-2026-000001'),
    absurdNumber: at(`/orders/${huge}`),
    zeroByte: at('/orders/%00'),
    but: {
      othersToken: '404 not_found',
      wrongType: '404 not_found',
      absurdNumber: '404 not_found',
    },
  },
  'GET /orders/:orderId/pdf': {
    isPrivate: true,
    request: async (users) => ({ url: `/orders/${await anOrder(users)}/pdf`, token: users.camille.token }),
    answers: '200',
    foreignId: async (request, { karim }) => ({
      ...request,
      url: `/orders/${(await karim.openFormFor()).orderId}/pdf`,
    }),
    missingField: null,
    wrongType: at('/orders/CMD-2026-000001/pdf'),
    absurdNumber: at(`/orders/${huge}/pdf`),
    zeroByte: at('/orders/%00/pdf'),
    but: { othersToken: '404 not_found', wrongType: '404 not_found', absurdNumber: '404 not_found' },
  },
  'POST /orders/:orderId/payment': ofAnUnpaidOrder('payment'),
  'POST /orders/:orderId/abandon': ofAnUnpaidOrder('abandon'),
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
    missingField: without('currency'),
    wrongType: having({ amount: '4000' }),
    absurdNumber: having({ amount: huge }),
    zeroByte: having({ purchaseOrderNumber: 'BC\0' }),
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
    missingField: without('deliveryMode'),
    wrongType: having({ deliveryMode: 3 }),
    absurdNumber: having({ billingAddressId: huge }),
    zeroByte: having({ billingAddressId: 'a\0b' }),
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
    missingField: without('hash'),
    wrongType: having({ hash: 7 }),
    absurdNumber: async (request, users) => ({
      ...request,
      body: await users.proofOf(users.camille, Number.MAX_SAFE_INTEGER),
    }),
    zeroByte: having({ orderId: 'a\0b' }),
    but: { othersToken: '404 not_found', absurdNumber: '422 amount_differs' },
  },
  'POST /purchase/notification': {
    request: async (users) => ({
      url: '/purchase/notification',
      body: await users.notification(),
      form: true,
    }),
    answers: '200',
    foreignId: null,
    missingField: without('kr-hash'),
    wrongType: having({ 'kr-hash-key': 'sha256_hmac' }),
    absurdNumber: async (request, users) => ({
      ...request,
      body: await users.notification(Number.MAX_SAFE_INTEGER),
    }),
    zeroByte: having({ 'kr-answer': '{"shopId":"\0"}' }),
    but: { absurdNumber: '422 amount_differs' },
  },
};
