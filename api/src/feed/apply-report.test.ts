import type { Order } from 'shared-contracts/api/orders';
import { desk } from '../../commands/orders/testing/order-desk';
import { accountDue } from '../account/conditions';
import { forgetTraces } from '../personal-data/anonymise-orders';
import { api, emailsOf } from '../testing/api';
import { achats } from '../testing/buyers';
import { bags, soap } from '../testing/test-buyer';
import { dayBefore, type Given, parcel, part, report, today } from './testing/reports';

beforeEach(() => desk.clear());

const stateOf = async (orderId: string): Promise<Order> => achats.order(orderId);

it('reports lead an order on account from payment to delivery, with an email for each shipment', async () => {
  const { orderId, number } = await desk.orderOnAccount();
  await api.sql('delete from mails');

  const said = await report(
    number.toLowerCase(),
    { state: 'paid' },
    { state: 'prepared' },
    parcel('8X1', { [soap.productCode]: 1, [bags.productCode]: 2 }),
    { state: 'delivered', trackingNumber: '8X1' },
  );
  const half = await stateOf(orderId);
  await report(number, parcel('8X2'), { state: 'delivered', trackingNumber: '8X2' });

  expect(said).toEqual([
    `f.csv, Ligne 2 : ${number} est payée.`,
    `f.csv, Ligne 3 : ${number} est préparée.`,
    `f.csv, Ligne 4 : ${number} est expédiée en partie (1 × NS-5L-E, 2 × SP-110-N35), 2 pièces à venir.`,
    `f.csv, Ligne 5 : ${number} est livrée (envoi 8X1).`,
    '4 enregistrées, 0 sans effet, 0 refusée.',
  ]);
  const first = {
    id: expect.any(String),
    shippedOn: today,
    deliveredOn: today,
    carrier: 'Colis Sud',
    trackingNumber: '8X1',
    trackingUrl: 'https://suivi.example/8X1',
    lines: [
      { productCode: 'NS-5L-E', quantity: 1 },
      { productCode: 'SP-110-N35', quantity: 2 },
    ],
  };
  expect(half).toMatchObject({ status: 'PAID', fulfilment: 'partly-shipped', preparedOn: today });
  expect(half.shipments).toEqual([first]);
  expect(await stateOf(orderId)).toMatchObject({
    fulfilment: 'delivered',
    shipments: [first, { trackingNumber: '8X2', lines: [{ productCode: 'NS-5L-E', quantity: 2 }] }],
  });
  expect(await emailsOf(orderId)).toEqual(['order-paid', 'order-shipped', 'order-shipped']);
});

it('a repeated file changes nothing, and says so', async () => {
  const { orderId, number } = await desk.orderOnAccount();
  const reports: Given[] = [
    { state: 'paid' },
    { state: 'prepared' },
    parcel(null, { [soap.productCode]: 1 }),
    parcel('8X2'),
    { state: 'delivered' },
  ];
  await report(number, ...reports);
  const before = [await stateOf(orderId), await emailsOf(orderId)];

  const said = await report(number, ...reports);

  expect(said.slice(0, -1)).toEqual([
    `f.csv, Ligne 2 : ${number} est déjà payée, rien n’a changé.`,
    expect.stringContaining(`${number} est déjà préparée depuis le`),
    `f.csv, Ligne 4 : ${number} a déjà cet envoi, rien n’a changé.`,
    `f.csv, Ligne 5 : ${number} a déjà cet envoi, rien n’a changé.`,
    `f.csv, Ligne 6 : ${number} est déjà livrée, rien n’a changé.`,
  ]);
  expect(said.at(-1)).toBe('0 enregistrée, 5 sans effet, 0 refusée.');
  expect([await stateOf(orderId), await emailsOf(orderId)]).toEqual(before);
});

it.each([
  ['on the day of the delivery', 0],
  ['later', 1],
])('a repeated file delivers no shipment that left %s, only its own report does', async (_, daysLater) => {
  const { orderId, number } = await desk.orderOnAccount();
  await api.sql("update orders set created_at = now() - interval '5 days'");
  const on = dayBefore(3);
  const file: Given[] = [
    { ...parcel('8X1', { [soap.productCode]: 1 }), on },
    { state: 'delivered', on },
  ];
  await report(number, ...file);
  await report(number, { ...parcel('8X2'), on: dayBefore(3 - daysLater) });

  const said = await report(number, ...file);
  const meanwhile = await stateOf(orderId);
  await report(number, { state: 'delivered', on: dayBefore(1) });

  expect(said.at(-1)).toBe('0 enregistrée, 2 sans effet, 0 refusée.');
  expect(meanwhile).toMatchObject({ fulfilment: 'shipped' });
  expect(await stateOf(orderId)).toMatchObject({ fulfilment: 'delivered' });
});

it('a repeated shipment with another link gets the link, without another email', async () => {
  const { orderId, number } = await desk.orderOnAccount();
  await report(number, parcel('8X1'));

  await report(number, { ...parcel('8X1'), trackingUrl: 'https://suivi.example/neuf' });

  const { shipments } = await stateOf(orderId);
  expect(shipments).toMatchObject([{ trackingUrl: 'https://suivi.example/neuf', carrier: 'Colis Sud' }]);
  expect((await emailsOf(orderId)).filter((kind) => kind === 'order-shipped')).toHaveLength(1);
});

const dueOf = async () => accountDue(api.database.db, (await api.profile(achats.token)).data.id);

it('cancelled parts are neither due nor to come, return to the stock, and are emailed each', async () => {
  const { orderId, number } = await desk.orderOnAccount();
  const due = await dueOf();
  await api.sql('update order_lines set stock_taken = 2 where product_code = $1', soap.productCode);
  await report(number, parcel('8X1', { [soap.productCode]: 1 }));

  const said = await report(number, part({ [soap.productCode]: 1 }), part({ [bags.productCode]: 2 }));
  const { cancelledParts, cancelledTTC = 0, ...order } = await stateOf(orderId);
  const dueAfter = await dueOf();
  const stock = [await desk.stockOf(soap.productCode), await desk.stockOf(bags.productCode)];
  const [tooMany] = await report(number, parcel('8X2', { [soap.productCode]: 2 }));
  const [last] = await report(number, parcel('8X2'));

  expect(said.slice(0, 2)).toEqual([
    `f.csv, Ligne 2 : ${number} est annulée en partie (1 × NS-5L-E).`,
    `f.csv, Ligne 3 : ${number} est annulée en partie (2 × SP-110-N35).`,
  ]);
  const parts = [{ ...soap, quantity: 1 }, bags].map((line) => ({ ...line, cancelledOn: today }));
  expect(cancelledParts).toEqual(parts);
  expect(order).toMatchObject({ status: 'PAYMENT_PENDING', fulfilment: 'partly-shipped' });
  const rest = await achats.amountOf([{ ...soap, quantity: 2 }], (order.deliveryFee ?? 0) * 100);
  expect([dueAfter, Math.round(cancelledTTC * 100)]).toEqual([rest, due - rest]);
  // Of three bottles two were taken from the stock, which the order still needs.
  expect(stock).toEqual([7, 10]);
  expect(tooMany).toContain('n’attend plus que 1 × NS-5L-E, pas 2');
  expect(last).toContain('est expédiée (1 × NS-5L-E)');
  expect(await stateOf(orderId)).toMatchObject({ fulfilment: 'shipped' });
  const kinds = ['company-order', 'order-part-cancelled', 'order-part-cancelled', 'order-placed'];
  expect((await emailsOf(orderId)).filter((kind) => kind !== 'order-shipped')).toEqual(kinds);
});

it('a cancellation of the rest of a paid order names the refund once, and leaves the order shipped', async () => {
  const { orderId, number } = await desk.orderOnAccount();

  const said = await report(
    number,
    { state: 'paid' },
    parcel('8X1', { [soap.productCode]: soap.quantity }),
    part({ [bags.productCode]: bags.quantity }),
    part({ [bags.productCode]: bags.quantity }),
  );

  expect(said[2]).toMatch(/ : remboursez \d+,\d\d € à son client\.$/);
  expect(said[3]).toContain('a déjà cette annulation, rien n’a changé');
  expect(await stateOf(orderId)).toMatchObject({ status: 'PAID', fulfilment: 'shipped' });
});

it('articles are found without case and separators, by code or reference, but not by what two of them match', async () => {
  const { number } = await desk.orderOnAccount();
  const named = (reference: string) =>
    api.sql('update products set reference = $2 where code = $1', bags.productCode, reference);

  await named('FR 12/9');
  const found = await report(number, parcel('8X1', { ns5le: 1 }), parcel('8X2', { 'fr-129': 1 }));
  await named('NS5 LE');
  const [ambiguous, exact] = await report(
    number,
    parcel('8X3', { 'NS5L/E': 1 }),
    parcel('8X3', { 'NS-5L-E': 1, 'sp-110.n35': 1 }),
  );
  await named(bags.productCode);

  expect(found.join()).toMatch(/\(1 × NS-5L-E\).*\(1 × SP-110-N35\)/);
  expect(ambiguous).toContain('a plusieurs articles NS5L/E : écrivez NS-5L-E ou SP-110-N35');
  expect(exact).toContain('(1 × NS-5L-E, 1 × SP-110-N35)');
});

it('a repeated file ships nothing again once the account is erased, and tracking is no longer stored', async () => {
  const { orderId, number } = await desk.orderOnAccount();
  const file = [
    parcel('8X1', { [soap.productCode]: 1 }),
    parcel('8X2', { [bags.productCode]: 1 }),
    { state: 'delivered', trackingNumber: '8X1' } as const,
  ];
  await report(number, { state: 'paid' }, ...file);
  const { customerId } = await desk.stored(orderId);
  await api.sql('update orders set customer_id = null');
  await forgetTraces(api.database.db, undefined);

  const repeated = await report(number, ...file);
  await report(number, parcel('8X3', { [bags.productCode]: 1, [soap.productCode]: 1 }));

  await api.sql('update orders set customer_id = $1', customerId);
  expect(repeated.at(-1)).toBe('0 enregistrée, 3 sans effet, 0 refusée.');
  const { shipments = [] } = await stateOf(orderId);
  expect(shipments).toHaveLength(3);
  for (const shipment of shipments) {
    expect(shipment).not.toHaveProperty('trackingNumber');
    expect(shipment).not.toHaveProperty('trackingUrl');
  }
});

it('two files at once ship no article twice', async () => {
  const { orderId, number } = await desk.orderOnAccount();

  const said = await Promise.all(['8X1', '8X2'].map((tracking) => report(number, parcel(tracking))));

  expect((await stateOf(orderId)).shipments).toHaveLength(1);
  expect(said.flat().filter((line) => line.includes('est déjà expédiée en entier'))).toHaveLength(1);
});
