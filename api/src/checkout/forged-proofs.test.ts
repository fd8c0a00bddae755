import { api } from '../testing/api';
import { camille, karim } from '../testing/buyers';
import { notify, soap } from '../testing/test-buyer';
import type { PaymentAnswer } from './payment-answer';

let orderId: string;
let cheaperId: string;
let camillesId: string;
beforeAll(async () => {
  ({ orderId: cheaperId } = await karim.openFormFor([{ ...soap, quantity: 1 }]));
  ({ orderId } = await karim.openFormFor([{ ...soap, quantity: 9 }]));
  ({ orderId: camillesId } = await camille.openFormFor([soap]));
});

const paid = () => api.provider.answer(orderId);
const proofOf = (id: string) => api.provider.proof(api.provider.answer(id));
const keys = () => api.provider.settings;
/** Returns everything that a payment could change. */
async function state() {
  const rows = await api.sql(
    `select (select json_agg(o order by o.id) from (select id, status, paid_at, tried_at, cancelled_at, confirmed_at from orders) o) as orders,
        (select count(*) from payment_events) as events, (select count(*) from mails) as mails,
        (select json_agg(a order by a.id) from (select id, state from payment_attempts) a) as attempts,
        (select json_agg(c order by c.customer_id) from carts c) as carts, (select sum(quantity) from stock) as stock`,
  );
  return JSON.stringify(rows);
}

type Answer = (answer: PaymentAnswer) => object;
const amountOf = ({ orderDetails }: PaymentAnswer) => orderDetails.orderTotalAmount;
const inDetails =
  (changes: object): Answer =>
  (answer) => ({ ...answer, orderDetails: { ...answer.orderDetails, ...changes } });

type Send = () => Promise<{ readonly status: number }>;
/** A proof of the browser with a valid signature that does not match the order. */
const signed =
  (change: Answer): Send =>
  () =>
    karim.sendProof({ ...api.provider.proof(change(paid())), orderId });
const good = () => api.provider.proof(paid());
const withBrowsersKey = () => api.provider.notification(paid(), keys().hmacKey);
const withNotificationsKey = () => api.provider.proof(paid(), keys().password);
const ofOneCent = () => api.provider.notification(inDetails({ orderTotalAmount: 1 })(paid()));

it.each<[string, Send]>([
  ['a cent less', signed((answer) => inDetails({ orderTotalAmount: amountOf(answer) - 1 })(answer))],
  ['a cent more', signed((answer) => inDetails({ orderTotalAmount: amountOf(answer) + 1 })(answer))],
  ['no amount', signed(inDetails({ orderTotalAmount: 0 }))],
  ['a negative amount', signed((answer) => inDetails({ orderTotalAmount: -amountOf(answer) })(answer))],
  ['another currency', signed(inDetails({ orderCurrency: 'XPF' }))],
  ['a currency in small letters', signed(inDetails({ orderCurrency: 'eur' }))],
  ['the other mode', signed(inDetails({ mode: 'PRODUCTION' }))],
  ['no mode', signed(inDetails({ mode: '' }))],
  ['another shop', signed((answer) => ({ ...answer, shopId: '11111111' }))],
  ['an unknown order', signed(inDetails({ orderId: '00000000-0000-4000-8000-000000000000' }))],
  ['an order by its number', signed(inDetails({ orderId: 'CMD-2026-000001' }))],
  ['no order', signed(inDetails({ orderId: '' }))],
  ['another customer', () => camille.sendProof({ ...good(), orderId })],
  ['no sign-in', () => api.post('/purchase/validatePayment', { ...good(), orderId })],
  ['the answer of a cheaper order', () => karim.sendProof({ ...proofOf(cheaperId), orderId })],
  ['an order of another customer', () => karim.sendProof({ ...good(), orderId: camillesId })],
  ['a payment of another', () => karim.sendProof({ ...proofOf(camillesId), orderId: camillesId })],
  ['no order beside it', () => karim.sendProof({ ...good(), orderId: '' })],
  ['another hash', () => karim.sendProof({ ...good(), orderId, hash: proofOf(cheaperId).hash })],
  ['another algorithm', () => karim.sendProof({ ...good(), orderId, hashAlgorithm: 'none' })],
  ['the other key', () => karim.sendProof({ ...withNotificationsKey(), orderId, hashKey: 'password' })],
  ['another amount, as a notification', () => notify(api, ofOneCent())],
  ['the browser’s key, as a notification', () => notify(api, withBrowsersKey())],
  ['the browser’s key by name', () => notify(api, withBrowsersKey().replace('=password', '=sha256_hmac'))],
])('a proof of payment with %s changes nothing', async (_, send) => {
  const before = await state();

  const { status } = await send();

  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(await state()).toBe(before);
});

it('a valid proof of payment is accepted for its own order', async () => {
  const { status } = await karim.sendProof({ ...good(), orderId });

  expect(status).toBe(200);
  expect(await karim.statusOf(orderId)).toBe('PAID');
});
