import { filteredByHeader, nextCursorHeader } from 'shared-contracts/api/headers';
import type { Order } from 'shared-contracts/api/orders';
import { api, refusal } from '../testing/api';
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

  it('finds a partly shipped order among the shipped ones, and a delivered one among the delivered ones', async () => {
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
});
