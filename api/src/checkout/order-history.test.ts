import { eq, like } from 'drizzle-orm';
import { filteredByHeader, nextCursorHeader } from 'shared-contracts/api/headers';
import type { Order } from 'shared-contracts/api/orders';
import { orderLines, orders, products } from '../database/schema';
import { api } from '../testing/api';
import { addOrders } from '../testing/many-orders';
import { bags, soap, TestBuyer } from '../testing/test-buyer';

let karim: TestBuyer;
let camille: TestBuyer;
let withBags: Order;
let withSoap: Order;
beforeAll(async () => {
  karim = await TestBuyer.signIn(api, 'karim');
  camille = await TestBuyer.signIn(api, 'camille');
  withBags = await paid([bags], { purchaseOrderNumber: 'Étage 2/118' });
  withSoap = await paid([soap]);
  await api.database.db
    .update(products)
    .set({ reference: 'REF-77_b' })
    .where(eq(products.code, soap.productCode));
  await api.database.db
    .update(orders)
    .set({ createdAt: new Date('2026-02-28T22:59:59Z') })
    .where(eq(orders.id, withBags.id));
});
beforeEach(async () => {
  const { db, sql } = api.database;
  await sql.query({ text: 'delete from throttles' });
  await db.delete(orders).where(like(orders.number, 'OLD-%'));
  await setNumber(withBags.purchaseOrderNumber);
});

const setNumber = (purchaseOrderNumber?: string) =>
  api.database.db.update(orders).set({ purchaseOrderNumber }).where(eq(orders.id, withBags.id));

async function paid(lines: (typeof soap)[], notes?: Record<string, string>): Promise<Order> {
  const { orderId } = await karim.openFormFor(lines, notes);
  await karim.validate(orderId);
  return karim.order(orderId);
}

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

  it('gets every match once when paging through a long history, filtered or not', async () => {
    await addOrders(api.database.db, 1_100);
    const last = eq(orders.number, 'OLD-1099');
    await api.database.db.update(orders).set({ purchaseOrderNumber: 'ENFOUI' }).where(last);

    const all = async (query: Record<string, string>) => {
      const seen: string[] = [];
      let pages = 0;
      let cursor: string | undefined;
      do {
        const page = await search({ ...query, ...(cursor && { cursor }) }, camille);
        seen.push(...page.data.map(({ orderNumber }) => orderNumber));
        cursor = page.headers[nextCursorHeader] as string | undefined;
        pages += 1;
      } while (cursor);
      return { seen, pages };
    };
    const hidden = await all({ q: 'enfoui' });
    const many = await all({ q: 'old- article' });
    const whole = await all({});

    expect(hidden).toEqual({ seen: ['OLD-1099'], pages: 3 });
    expect(many.seen).toHaveLength(1_100);
    expect(new Set(many.seen).size).toBe(1_100);
    // Includes five demo orders.
    expect(new Set(whole.seen).size).toBe(1_105);
    expect(whole).toMatchObject({ seen: { length: 1_105 }, pages: 23 });
  });
});

describe('a customer who exports orders', () => {
  const file = async (month: string, buyer = karim) =>
    api.get<string>(`/orders/export?month=${month}`, buyer.token);

  it('gets only the customer’s orders of a month, formatted for French spreadsheets', async () => {
    const { data, headers } = await file('2026-02');
    const [head = '', row = '', ...others] = data.split('\r\n');
    const ofCamille = await file('2026-02', camille);

    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="commandes-2026-02.csv"',
      'cache-control': 'no-store',
    });
    expect(head.replace(/[\u00a0\u202f]/g, ' ')).toBe(
      '\ufeffCommande;Date de commande;Date de paiement;État;Règlement;Articles HT;Livraison (sans TVA);Base HT 20 %;TVA 20 %;Total TTC;Votre numéro de bon de commande;Numéro d’engagement;Code service;Consignes de livraison',
    );
    expect(row).toMatch(
      new RegExp(`^${withBags.orderNumber};28/02/2026;\\d\\d/\\d\\d/\\d{4};Payée;Carte;.*;Étage 2/118;;;$`),
    );
    expect(others).toEqual(['']);
    const [goods, fee, base, vat, total] = row
      .split(';')
      .slice(5, 10)
      .map((amount) => Math.round(Number(amount.replace(',', '.')) * 100));
    expect(base).toBe(goods);
    expect(Number(goods) + Number(fee) + Number(vat)).toBe(total);
    expect(total).toBe(Math.round(Number(withBags.totalTTC) * 100));
    expect(ofCamille.data.split('\r\n')).toHaveLength(2);
  });

  it('gets a purchase order number that looks like a formula as text', async () => {
    await setNumber('=1+1');

    expect((await file('2026-02')).data).toContain(";'=1+1;");
  });

  it('gets no order without a payment attempt', async () => {
    const { orderId } = await karim.openFormFor([soap]);
    const { orderNumber, createdAt } = await karim.order(orderId);

    const { data } = await file(createdAt?.slice(0, 7) ?? '');

    expect(data).not.toContain(orderNumber);
    expect(await api.database.db.$count(orderLines, eq(orderLines.orderId, orderId))).toBe(1);
  });

  it('is refused a month with too many orders for one file', async () => {
    await addOrders(api.database.db, 5_001);

    const refused = await file('2025-06', camille);

    expect(refused).toMatchObject({ status: 422, data: { code: 'too_many_orders' } });
  });

  it('is refused after thirty files', async () => {
    const { id } = (await api.profile(camille.token)).data;
    await api.spend('orderExportsPerCustomer', 30, id);

    expect((await file('2020-01', camille)).status).toBe(429);
  });
});
