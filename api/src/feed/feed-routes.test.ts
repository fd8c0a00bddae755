import { storeDocument } from '../orders/order-documents';
import { parisDay } from '../paris-time';
import { api, openWith } from '../testing/api';
import { achats, karim } from '../testing/buyers';
import { soap } from '../testing/test-buyer';
import type { FeedPage } from './order-feed';
import { parcel, report } from './testing/reports';

const key = 'the key of the ERP, long enough to be one';
openWith({ feedKeys: ['the key of another system of the company', key] });

const read = async (cursor = '0', limit = 500) => {
  const url = `/feed/orders?cursor=${cursor}&limit=${limit}`;
  const { status, data } = await api.call<FeedPage>('GET', url, { headers: { 'feed-key': key } });
  expect(status).toBe(200);
  return data;
};
const change = (id: string, set: string) => api.sql(`update orders set ${set} where id = $1`, id);

const orderSoap = () => achats.buyOnAccount([soap], { purchaseOrderNumber: 'BC-7', serviceCode: 'ACHATS-7' });

it.each([undefined, 'another key', `${key} `])('the feed is refused with the key %j', async (given) => {
  const headers = given === undefined ? {} : { 'feed-key': given };

  const { status, data } = await api.call('GET', '/feed/orders', { headers });

  expect([status, data]).toEqual([
    401,
    { code: 'unauthorized', message: 'La clé du flux (en-tête Feed-Key) manque ou n’est pas valable.' },
  ]);
});

it('the feed contains an order once, with its customer, VAT and payment method, without hashes and tokens', async () => {
  const { next } = await read();
  await api.sql("update customers set customer_number = 'C-104' where username = 'achats'");
  const { id: orderId } = await orderSoap();

  const page = await read(next);

  expect(page.orders).toMatchObject([
    {
      id: orderId,
      status: 'PAYMENT_PENDING',
      payment: 'account',
      purchaseOrderNumber: 'BC-7',
      serviceCode: 'ACHATS-7',
      customer: {
        customerNumber: 'C-104',
        companyName: expect.stringMatching(/./),
        emailAddress: expect.stringContaining('@'),
      },
      items: [{ ...soap, vatRate: 20 }],
    },
  ]);
  expect(JSON.stringify(page)).not.toMatch(/hash|token/i);
  expect((await read(page.next)).orders).toEqual([]);
});

it('the feed contains a paid order of 0 €', async () => {
  const { next } = await read();
  await api.sql("update customers set discount_rate = 100 where username = 'karim'");
  await karim.fillCart([soap]);
  const { orderId } = (await karim.openForm({ amount: 0, deliveryMode: 'retailer' })).data;
  await api.sql("update customers set discount_rate = 10 where username = 'karim'");

  const page = await read(next);

  expect(page.orders).toMatchObject([{ id: orderId, status: 'PAID', confirmedAt: expect.any(String) }]);
});

it('a changed order appears once after the cursor, and an inquiry about its payment is not a change', async () => {
  const ids = [(await orderSoap()).id, (await orderSoap()).id] as const;
  const { next } = await read();
  await change(ids[0], "status = 'PAID', paid_at = now()");
  await change(ids[0], "delivery_instructions = 'Quai 3'");
  await change(ids[1], 'checks = 4, check_at = now()');

  const page = await read(next);

  expect(page.orders).toMatchObject([{ id: ids[0], status: 'PAID', deliveryInstructions: 'Quai 3' }]);
  expect((await read()).orders.filter(({ id }) => id === ids[0])).toHaveLength(1);
});

it('a new shipment is a change of an order, which the feed contains with it', async () => {
  const { id: orderId, orderNumber } = await orderSoap();
  const ship = async (trackingNumber: string) => {
    const { next } = await read();
    await report(orderNumber, parcel(trackingNumber, { [soap.productCode]: 1 }));
    return (await read(next)).orders;
  };

  await ship('8X1');

  expect(await ship('8X2')).toMatchObject([
    {
      id: orderId,
      fulfilment: 'partly-shipped',
      shipments: [
        { trackingNumber: '8X1', lines: [{ productCode: 'NS-5L-E', quantity: 1 }] },
        { trackingNumber: '8X2' },
      ],
    },
  ]);
});

it('a new document is a change of its order, whose link gives the file to the key of the feed alone', async () => {
  const { id: orderId } = await orderSoap();
  const { next } = await read();
  const content = Buffer.from('%PDF-1.4 %%EOF');
  await storeDocument(api.database.db, { orderId, kind: 'invoice', name: 'CMD-1-facture.pdf', content });

  const page = await read(next);
  await storeDocument(api.database.db, { orderId, kind: 'invoice', name: 'CMD-1-facture.pdf', content });
  const again = await read(page.next);

  expect(again.orders).toEqual([]);
  const [document] = page.orders[0]?.documents ?? [];
  expect(document).toMatchObject({ kind: 'invoice', name: 'CMD-1-facture.pdf', size: 14 });
  const path = `${document?.url}`.replace(api.environment.api.url, '/');
  const file = (headers: Record<string, string>, at = path) => api.call('GET', at, { headers });
  expect(await file({ 'feed-key': key })).toMatchObject({ status: 200, data: content.toString() });
  expect((await file({})).status).toBe(401);
  expect((await file({ 'feed-key': key }, `/feed/orders/CMD-1/documents/${document?.id}`)).status).toBe(404);
});

describe('reports by a call', () => {
  const send = (body: unknown, type = 'application/json', feedKey = key) =>
    api.call<{ rows: unknown[]; message?: string }>('POST', '/feed/reports', {
      headers: { 'feed-key': feedKey, 'content-type': type },
      body,
    });
  const today = parisDay(new Date());

  it('do what the rows of a file do, answer for each row, and change nothing when repeated', async () => {
    const { id: orderId, orderNumber: commande } = await orderSoap();
    const rows = JSON.stringify([
      { commande, état: 'payée', date: today },
      { commande, état: 'livrée', date: today, 'numéro de suivi': '8X9' },
    ]);

    const first = await send(rows);
    const again = await send(rows);

    expect(first.data.rows).toEqual([
      { row: 'Ligne 1', outcome: 'changed', message: expect.stringMatching(/ est payée\.$/) },
      { row: 'Ligne 2', outcome: 'refused', message: expect.stringMatching(/ n’a pas d’envoi 8X9 /) },
    ]);
    expect(again.data.rows).toMatchObject([{ outcome: 'known' }, { outcome: 'refused' }]);
    expect(await achats.statusOf(orderId)).toBe('PAID');
  });

  it('are read from CSV in the encodings of files', async () => {
    const { orderNumber } = await orderSoap();
    const csv = Buffer.from(`commande;état;date\n${orderNumber};préparée;${today}`, 'latin1');

    expect((await send(csv, 'text/csv')).data.rows).toMatchObject([{ row: 'Ligne 2', outcome: 'changed' }]);
  });

  it.each<[string, number, RegExp, unknown, string?, string?]>([
    ['another key', 401, /clé du flux/, '[]', 'application/json', 'another key'],
    ['another type', 415, /type de contenu/, '<a/>', 'text/xml'],
    ['JSON that is no list', 422, /liste d’objets/, '{"commande":"CMD-1"}'],
    ['more than 64 KiB', 413, /64 Kio/, `[${' '.repeat(65_536)}]`],
    ['more than 500 rows', 400, /500 lignes par appel/, JSON.stringify(Array(501).fill({ commande: '1' }))],
  ])('are refused with %s', async (_, expected, reason, body, type = 'application/json', feedKey = key) => {
    const { status, data } = await send(body, type, feedKey);

    expect([status, data.message]).toEqual([expected, expect.stringMatching(reason)]);
  });
});

it('a card order appears in the feed when the provider has received a payment', async () => {
  const { orderId } = await karim.openFormFor();
  const isInFeed = async () => (await read()).orders.some(({ id }) => id === orderId);
  const before = await isInFeed();

  await karim.validate(orderId);

  expect([before, await isInFeed()]).toEqual([false, true]);
});

it('pages of one order contain the same orders as a large page, in the same sequence', async () => {
  const { orders: all } = await read();
  const found: string[] = [];
  for (let page = await read('0', 1); page.orders.length > 0; page = await read(page.next, 1))
    found.push(...page.orders.map(({ id }) => id));

  expect(found).toEqual(all.map(({ id }) => id));
});
