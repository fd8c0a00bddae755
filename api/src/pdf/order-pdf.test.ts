import { eq } from 'drizzle-orm';
import { addresses, products } from '../database/schema';
import { TestApi } from '../testing/test-api';
import { bags, soap, TestBuyer } from '../testing/test-buyer';
import { makeOrderPdf, makeQuotePdf, type OrderPaper, orderContent, type QuotePaper } from './order-pdf';

let api: TestApi;
let karim: TestBuyer;
let camille: TestBuyer;
const orders: OrderPaper[] = [];
const quotes: QuotePaper[] = [];
beforeAll(async () => {
  api = await TestApi.open({
    makeOrder: (data) => {
      orders.push(data);
      return makeOrderPdf(data);
    },
    makeQuote: (data) => {
      quotes.push(data);
      return makeQuotePdf(data);
    },
  });
  karim = await TestBuyer.signIn(api, 'karim');
  camille = await TestBuyer.signIn(api, 'camille');
});
afterAll(() => api.close());

const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replace(/[\u00a0\u202f]/g, ' '));
const quoteOf = (lines: readonly object[], token?: string) =>
  api.post<string>('/documents/quote.pdf', { lines }, token);

describe('a customer who files an order', () => {
  it('gets it as a PDF with their own number, and nobody else does', async () => {
    const notes = { purchaseOrderNumber: 'BC-118', deliveryInstructions: 'Quai B' };
    const { orderId } = await karim.openFormFor([soap, bags], notes);
    await karim.validate(orderId);
    const { orderNumber } = await karim.order(orderId);

    const { status, headers, data } = await api.get<string>(`/orders/${orderId}/pdf`, karim.token);
    const foreign = await api.get(`/orders/${orderId}/pdf`, camille.token);

    expect(status).toBe(200);
    expect(data.slice(0, 5)).toBe('%PDF-');
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="confirmation-de-commande-${orderNumber}.pdf"`,
      'cache-control': 'no-store',
    });
    expect(orders.at(-1)?.facts).toMatchObject({ order: { number: orderNumber, ...notes } });
    expect(JSON.stringify(orders)).not.toContain('passwordHash');
    expect(foreign.status).toBe(404);
  });

  it('reads where and when to pick it up', async () => {
    await karim.fillCart([]);
    await karim.fillCart([soap]);
    const choice = { deliveryMode: 'retailer' };
    const { orderId } = (await karim.openForm(await karim.amountOf([soap], 0), choice)).data;
    await karim.validate(orderId);
    await api.get(`/orders/${orderId}/pdf`, karim.token);

    const paper = orders.at(-1);
    const printed = JSON.stringify(paper && orderContent(paper));

    const { street, hours } = api.environment.company.warehouse;
    expect(printed).toContain(street);
    expect(printed).toContain(hours);
    expect(printed.split(paper?.facts.order.delivery.addressLine1 ?? '')).toHaveLength(2);
  });
});

describe('somebody who wants a quote', () => {
  it('gets list prices and both zones of delivery as a visitor', async () => {
    const { status, headers, data } = await quoteOf([soap, bags]);

    expect(status).toBe(200);
    expect(data.slice(0, 5)).toBe('%PDF-');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="devis-\d{4}-\d\d-\d\d\.pdf"$/);
    const paper = plain(quotes.at(-1));
    expect(paper).toMatchObject({ customer: null, discountRate: 0, missing: [] });
    expect(paper.lines.map((line: { productCode: string }) => line.productCode)).toEqual([
      soap.productCode,
      bags.productCode,
    ]);
    expect(paper.deliveries.map(([mode, fee]: string[]) => [mode, fee])).toEqual([
      ['Livraison standard, Île-de-France', '25,00 €'],
      ['Livraison standard, reste de la métropole', '25,00 €'],
      ['Livraison déposé et rangé', '55,00 €'],
      ['Enlèvement par vos soins', 'Gratuit'],
    ]);
  });

  it('gets their own discount, and the total that the order would have', async () => {
    await quoteOf([soap, bags], karim.token);

    const paper = plain(quotes.at(-1));
    const due = await karim.amountOf([soap, bags], 2500);
    expect(paper.discountRate).toBe(karim.discountRate);
    expect(paper.customer.names[1]).toMatch(/^Karim /);
    expect(paper.deliveries[0].map((text: string) => text.replace(/\D/g, ''))[2]).toBe(String(due));
    expect(paper.deliveries).toHaveLength(3);
  });

  it('gets it for the address that an order of theirs would start with, where none is the default', async () => {
    const { db } = api.database;
    const { data } = await api.get<{ id: string }>('/users/profile', karim.token);
    const own = eq(addresses.customerId, data.id);
    const kept = await db.select().from(addresses).where(own).orderBy(addresses.rank);
    await db.update(addresses).set({ isDefaultShipping: false }).where(own);

    await quoteOf([soap], karim.token);

    expect(plain(quotes.at(-1)).customer.address.city).toBe(kept[0]?.city);
    expect(quotes.at(-1)?.deliveries).toHaveLength(3);
  });

  it('finds what is not sold apart, and in no total', async () => {
    await quoteOf([soap]);
    await quoteOf([soap, { productCode: 'GONE', quantity: 7 }]);

    const [without, with_] = quotes.slice(-2);
    expect(with_?.missing).toEqual([{ productCode: 'GONE', quantity: 7 }]);
    expect(with_?.amounts).toEqual(without?.amounts);
  });

  it('is told when nothing of it is sold, and when there are too many lines', async () => {
    const lines = Array.from({ length: 501 }, (_, index) => ({ productCode: `X-${index}`, quantity: 1 }));

    expect(await quoteOf([{ productCode: 'GONE', quantity: 7 }])).toMatchObject({
      status: 422,
      data: { code: 'empty_quote' },
    });
    expect(await quoteOf(lines)).toMatchObject({ status: 400, data: { field: 'lines' } });
  });

  it('reads each VAT rate by itself', async () => {
    const { db } = api.database;
    await db.update(products).set({ vatRate: 5.5 }).where(eq(products.code, soap.productCode));

    await quoteOf([soap, bags]);

    expect(plain(quotes.at(-1)).amounts.map(([label]: string[]) => label)).toEqual([
      'Sous-total HT',
      expect.stringMatching(/^TVA 5,5 %/),
      expect.stringMatching(/^TVA 20 %/),
      'Total TTC hors livraison',
    ]);
  });
});
