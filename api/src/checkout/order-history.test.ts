import { filteredByHeader, nextCursorHeader } from 'shared-contracts/api/headers';
import type { Order } from 'shared-contracts/api/orders';
import { api, downloadHeaders, refusal } from '../testing/api';
import { camille, karim } from '../testing/buyers';
import { addOrders } from '../testing/many-orders';
import { bags, soap } from '../testing/test-buyer';

let withBags: Order;
let withSoap: Order;
beforeAll(async () => {
  withBags = await karim.buy([bags], { purchaseOrderNumber: 'Étage 2/118' });
  withSoap = await karim.buy([soap]);
  await api.sql("update products set reference = 'REF-77_b' where code = $1", soap.productCode);
  await api.sql("update orders set created_at = '2026-02-28T22:59:59Z' where id = $1", withBags.id);
});
beforeEach(async () => {
  await api.sql('delete from throttles');
  await api.sql("delete from orders where number like 'OLD-%'");
  await setNumber(withBags.orderNumber, withBags.purchaseOrderNumber);
});

const setNumber = (order: string, own?: string) =>
  api.sql('update orders set purchase_order_number = $2 where number = $1', order, own);

const search = (query: Record<string, string>, { token } = karim) =>
  api.get<Order[]>(`/orders?${new URLSearchParams(query)}`, token);
const found = async (query: Record<string, string>, buyer = karim) =>
  (await search(query, buyer)).data.map(({ orderNumber }) => orderNumber);

describe('a customer who searches the history', () => {
  it.each([
    ['the order’s number', () => withBags.orderNumber.toLowerCase(), () => [withBags]],
    ['a part of the order’s number', () => withBags.orderNumber.slice(-6), () => [withBags]],
    ['the purchase order number, without accents', () => 'etage 2/118', () => [withBags]],
    ['an article’s code', () => 'sp-110-n35', () => [withBags]],
    ['an article’s reference', () => 'ref-77', () => [withSoap]],
    ['words of an article’s name', () => 'NEUTRE nettoyant', () => [withSoap]],
    ['a text that both contain', () => 'cmd-', () => [withSoap, withBags]],
    ['two words, one of them unknown', () => 'nettoyant absent', () => []],
    ['the SQL wildcard for any text, taken literally', () => 'ref%77', () => []],
    ['the SQL wildcard for one character, taken literally', () => 'sp_110', () => []],
    ['only spaces', () => '   ', () => [withSoap, withBags]],
  ])('gets the matching orders for %s', async (_, q, expected) => {
    expect(await found({ q: q() })).toEqual(expected().map(({ orderNumber }) => orderNumber));
  });

  it('finds no order of another customer', async () => {
    expect(await found({ q: withBags.orderNumber }, camille)).toEqual([]);
  });

  it('can filter by status and by month in Paris, and gets the names of the applied filters', async () => {
    const cancelled = await search({ status: 'CANCELLED' }, camille);
    const plain = await search({}, camille);

    expect(cancelled.data.map(({ status }) => status)).toEqual(['CANCELLED']);
    expect([cancelled, plain].map(({ headers }) => headers[filteredByHeader])).toEqual(['status', undefined]);
    expect(await found({ month: '2026-02' })).toEqual([withBags.orderNumber]);
    expect(await found({ month: '2026-03' })).toEqual([]);
    expect(await found({ month: '2026-02', status: 'PAID', q: 'sp' })).toEqual([withBags.orderNumber]);
  });

  it('can filter by what was shipped, in part or whole, and what was delivered', async () => {
    const setFulfilment = (order: Order, fulfilment: string | null) =>
      api.sql('update orders set fulfilment = $2 where id = $1', order.id, fulfilment);
    await setFulfilment(withBags, 'partly-shipped');
    await setFulfilment(withSoap, 'delivered');

    const { data, headers } = await search({ fulfilment: 'shipped' });

    expect(data.map(({ fulfilment }) => fulfilment)).toEqual(['partly-shipped']);
    expect(headers[filteredByHeader]).toBe('fulfilment');
    expect(await found({ fulfilment: 'delivered' })).toEqual([withSoap.orderNumber]);
  });

  async function pagesOf(query: Record<string, string>) {
    const seen: string[] = [];
    let pages = 0;
    for (let cursor: unknown = ''; cursor !== undefined; pages += 1) {
      const page = await search({ ...query, ...(cursor ? { cursor: `${cursor}` } : {}) }, camille);
      seen.push(...page.data.map(({ orderNumber }) => orderNumber));
      cursor = page.headers[nextCursorHeader];
    }
    return { seen, different: new Set(seen).size, pages };
  }

  it('gets every match once when paging through the history, filtered or not', async () => {
    await addOrders(api.database.db, 110);

    const matching = await pagesOf({ q: 'old- article' });
    const whole = await pagesOf({});

    expect(matching).toMatchObject({ seen: { length: 110 }, different: 110 });
    // Includes five demo orders.
    expect(whole).toMatchObject({ seen: { length: 115 }, different: 115, pages: 3 });
  });

  it('gets a match after many other orders on the third page', async () => {
    await addOrders(api.database.db, 1_100);
    await setNumber('OLD-1099', 'ENFOUI');

    expect(await pagesOf({ q: 'enfoui' })).toMatchObject({ seen: ['OLD-1099'], pages: 3 });
  });
});

describe('a customer who exports orders', () => {
  const file = async (month: string, buyer = karim) =>
    api.get<string>(`/orders/export?month=${month}`, buyer.token);

  it('gets only the customer’s orders of a month, formatted for French spreadsheets', async () => {
    const { data, headers } = await file('2026-02');
    const [head = '', row = '', ...others] = data.split('\r\n');
    const ofCamille = await file('2026-02', camille);

    expect(headers).toMatchObject(downloadHeaders('text/csv; charset=utf-8', 'commandes-2026-02.csv'));
    expect(head.replace(/[\u00a0\u202f]/g, ' ')).toBe(
      '\ufeffCommande;Date de commande;Date de paiement;État;Règlement;Articles HT;dont éco-participation HT;Livraison (sans TVA);Base HT 20 %;TVA 20 %;Total TTC;dont annulé TTC;Votre numéro de bon de commande;Numéro d’engagement;Code service;Consignes de livraison',
    );
    expect(row).toMatch(
      new RegExp(`^${withBags.orderNumber};28/02/2026;\\d\\d/\\d\\d/\\d{4};Payée;Carte;.*;Étage 2/118;;;$`),
    );
    expect(others).toEqual(['']);
    expect(ofCamille.data.split('\r\n')).toHaveLength(2);
  });

  it('gets no order without a payment attempt', async () => {
    const { orderId } = await karim.openFormFor([soap]);
    const { orderNumber, createdAt } = await karim.order(orderId);

    const { data } = await file(createdAt?.slice(0, 7) ?? '');

    expect(data).not.toContain(orderNumber);
    expect(await api.sql('select from order_lines where order_id = $1', orderId)).toHaveLength(1);
  });

  it('is refused a month with too many orders for one file', async () => {
    await addOrders(api.database.db, 5_001);

    const refused = await file('2025-06', camille);

    expect(refused).toMatchObject(refusal(422, 'too_many_orders'));
  });

  it('is refused after thirty files', async () => {
    const { id } = (await api.profile(camille.token)).data;
    await api.spend('orderExportsPerCustomer', 30, id);

    expect((await file('2020-01', camille)).status).toBe(429);
  });
});

it('a customer cannot read, pay or abandon an order of another customer', async () => {
  for (const id of [withBags.id, 'nonsense'])
    for (const [method, action] of [
      ['GET', ''],
      ['POST', '/payment'],
      ['POST', '/abandon'],
    ] as const)
      expect(await api.call(method, `/orders/${id}${action}`, { token: camille.token })).toMatchObject(
        refusal(404, 'not_found'),
      );
  expect((await api.get(`/orders/${withBags.id}`)).status).toBe(401);
});
