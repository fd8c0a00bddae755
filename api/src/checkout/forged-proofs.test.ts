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
  (answer) => ({
    ...answer,
    orderDetails: { ...answer.orderDetails, ...changes },
  });

/** Answers with a valid signature that do not match the order. */
const misused: readonly (readonly [string, Answer])[] = [
  ['a cent less', (answer) => inDetails({ orderTotalAmount: amountOf(answer) - 1 })(answer)],
  ['a cent more', (answer) => inDetails({ orderTotalAmount: amountOf(answer) + 1 })(answer)],
  ['no amount', inDetails({ orderTotalAmount: 0 })],
  ['a negative amount', (answer) => inDetails({ orderTotalAmount: -amountOf(answer) })(answer)],
  ['another currency', inDetails({ orderCurrency: 'XPF' })],
  ['a currency in small letters', inDetails({ orderCurrency: 'eur' })],
  ['the other mode', inDetails({ mode: 'PRODUCTION' })],
  ['no mode', inDetails({ mode: '' })],
  ['another shop', (answer) => ({ ...answer, shopId: '11111111' })],
  ['an order that does not exist', inDetails({ orderId: '00000000-0000-4000-8000-000000000000' })],
  ['an order by its number', inDetails({ orderId: 'CMD-2026-000001' })],
  ['no order', inDetails({ orderId: '' })],
];

async function changesNothing(send: () => Promise<{ readonly status: number }>): Promise<void> {
  const before = await state();

  const { status } = await send();

  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(await state()).toBe(before);
}

it.each(misused)('a signed proof of the browser with %s changes nothing', async (_, change) => {
  await changesNothing(() => karim.sendProof({ ...api.provider.proof(change(paid())), orderId }));
});

it('a signed notification of another amount changes nothing', async () => {
  const text = api.provider.notification(inDetails({ orderTotalAmount: 1 })(paid()));

  await changesNothing(() => notify(api, text));
});

describe('a valid proof', () => {
  const good = () => api.provider.proof(paid());
  const withBrowsersKey = () => api.provider.notification(paid(), keys().hmacKey);

  it.each<[string, () => Promise<{ readonly status: number }>]>([
    ['sent by another customer', () => camille.sendProof({ ...good(), orderId })],
    ['sent without signing in', () => api.post('/purchase/validatePayment', { ...good(), orderId })],
    ['for a more expensive order', () => karim.sendProof({ ...proofOf(cheaperId), orderId })],
    ['for an order of another customer', () => karim.sendProof({ ...good(), orderId: camillesId })],
    ['of another customer’s order', () => karim.sendProof({ ...proofOf(camillesId), orderId: camillesId })],
    ['for no order', () => karim.sendProof({ ...good(), orderId: '' })],
    ['with another hash', () => karim.sendProof({ ...good(), orderId, hash: proofOf(cheaperId).hash })],
    ['with another algorithm', () => karim.sendProof({ ...good(), orderId, hashAlgorithm: 'none' })],
    [
      'signed with the key of notifications',
      () => karim.sendProof({ ...api.provider.proof(paid(), keys().password), orderId, hashKey: 'password' }),
    ],
    ['sent as a notification with the browser’s key', () => notify(api, withBrowsersKey())],
    [
      'sent as a notification that names the browser’s key',
      () => notify(api, withBrowsersKey().replace('=password', '=sha256_hmac')),
    ],
  ])('%s changes nothing', async (_, send) => {
    await changesNothing(send);
  });

  it('is accepted for its own order', async () => {
    const { status } = await karim.sendProof({ ...good(), orderId });

    expect(status).toBe(200);
    expect(await karim.statusOf(orderId)).toBe('PAID');
  });
});
