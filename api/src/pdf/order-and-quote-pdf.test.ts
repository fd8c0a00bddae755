import { vatOfMetropolis } from 'shared-contracts/pricing';
import { api, downloadHeaders, openWith } from '../testing/api';
import { camille, karim } from '../testing/buyers';
import { bags, soap } from '../testing/test-buyer';
import { times } from '../testing/tries';
import type { QuoteData } from './collect-quote';
import {
  articleTable,
  makeOrderPdf,
  makeQuotePdf,
  type OrderData,
  orderContent,
} from './order-and-quote-pdf';

const orders: OrderData[] = [];
const quotes: QuoteData[] = [];
openWith({
  printer: {
    // Only the first of each is rendered.
    order: async (data) => (orders.push(data) > 1 ? Buffer.from('%PDF-') : makeOrderPdf(data)),
    quote: async (data) => (quotes.push(data) > 1 ? Buffer.from('%PDF-') : makeQuotePdf(data)),
  },
});

const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replace(/[\u00a0\u202f]/g, ' '));
const quoteOf = (lines: readonly object[], token?: string) =>
  api.post<string>('/documents/quote.pdf', { lines }, token);

it('the PDF of an order contains the customer’s own order number, and is not found by other customers', async () => {
  const notes = { purchaseOrderNumber: 'BC-118', deliveryInstructions: 'Quai B' };
  const { id: orderId, orderNumber } = await karim.buy([soap, bags], notes);

  const { status, headers, data } = await api.get<string>(`/orders/${orderId}/pdf`, karim.token);
  const ofOtherCustomer = await api.get(`/orders/${orderId}/pdf`, camille.token);

  expect(status).toBe(200);
  expect(data.slice(0, 5)).toBe('%PDF-');
  const name = `confirmation-de-commande-${orderNumber}.pdf`;
  expect(headers).toMatchObject(downloadHeaders('application/pdf', name));
  expect(orders.at(-1)?.facts).toMatchObject({ order: { number: orderNumber, ...notes } });
  expect(JSON.stringify(orders)).not.toContain('passwordHash');
  expect(ofOtherCustomer.status).toBe(404);
});

it('the PDF of an order for pickup states address and hours of the warehouse, and how totals are rounded', async () => {
  const { street, hours } = api.environment.company.warehouse;
  const { id: orderId } = await karim.buy([soap], { deliveryMode: 'retailer' });

  await api.get(`/orders/${orderId}/pdf`, karim.token);

  const order = orders.at(-1);
  const printed = JSON.stringify(order && orderContent(order));
  for (const words of [street, hours, 'Chaque total est arrondi au centime.'])
    expect(printed).toContain(words);
  // Only as the billing address.
  expect(printed.split(order?.facts.order.delivery.addressLine1 ?? '')).toHaveLength(2);
});

it('the eco-participation of lamps is in quote and order, not discounted, and stays in the order when the catalogue drops it', async () => {
  const row = ['dont éco-participation HT', '1,19 €'];
  const lamps = { productCode: 'AM-LED9', quantity: 7 };
  await quoteOf([lamps], karim.token);
  const { orderId } = await karim.openFormFor([lamps, soap]);
  await api.sql("update products set labelling = null where code = 'AM-LED9'");
  await quoteOf([lamps]);

  const { items } = await karim.order(orderId);
  await api.get(`/orders/${orderId}/pdf`, karim.token);

  expect(items.map(({ ecoParticipation }) => ecoParticipation)).toEqual([0.17, undefined]);
  const [during, after] = plain(quotes.slice(-2));
  expect(during.amounts).toContainEqual(row);
  expect(after.amounts).not.toContainEqual(row);
  const order = orders.at(-1);
  expect(JSON.stringify(plain(order && orderContent(order)))).toContain(row[0]);
});

describe('the PDF of a quote', () => {
  it('contains list prices and both delivery zones for a visitor', async () => {
    const { status, headers, data } = await quoteOf([soap, bags]);

    expect(status).toBe(200);
    expect(data.slice(0, 5)).toBe('%PDF-');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="devis-\d{4}-\d\d-\d\d\.pdf"$/);
    const quote = plain(quotes.at(-1));
    expect(quote).toMatchObject({ customer: null, discountRate: 0, missing: [], lines: [soap, bags] });
    expect(quote.deliveries).toHaveLength(4);
  });

  it('contains the customer’s discount and the total of the order', async () => {
    await quoteOf([soap, bags], karim.token);

    const quote = plain(quotes.at(-1));
    const due = await karim.amountOf([soap, bags], 2500);
    expect(quote.discountRate).toBe(await karim.discountRate());
    expect(quote.customer.names.at(-1)).toMatch(/^Karim /);
    const [[, , total]] = quote.deliveries;
    expect(total.replace(/\D/g, '')).toBe(String(due));
    expect(quote.deliveries).toHaveLength(3);
  });

  const changeAddress = <Row = object>(set: string, value?: string) =>
    api.sql<Row>(
      `update addresses set ${set} from customers where customers.id = customer_id and username = 'karim' returning company_name`,
      ...(value ? [value] : []),
    );

  it('names a company once that is also the name of its address', async () => {
    const [row] = await changeAddress<{ company_name: string }>('full_name = company_name');

    await quoteOf([soap], karim.token);

    const { names, address } = plain(quotes.at(-1)).customer;
    expect([names, address.fullName]).toEqual([[expect.stringMatching(/^Karim /)], row?.company_name]);
  });

  it('says for an address overseas that VAT is counted at the rates of metropolitan France', async () => {
    for (const postcode of ['97400', '69001']) {
      await changeAddress('postal_code = $1', postcode);
      await quoteOf([soap], karim.token);
    }

    const says = quotes.slice(-2).map(({ terms }) => terms.endsWith(vatOfMetropolis));
    expect(says).toEqual([true, false]);
  });

  it('contains the billing address if it is another, and the same number for the same cart and day', async () => {
    const [address] = await api.sql<{ id: string }>(
      "select addresses.id from addresses join customers on customers.id = customer_id where username = 'camille' and not is_default_shipping",
    );
    await api.sql('update addresses set is_default_billing = (id = $1)', address?.id);

    await quoteOf([soap], camille.token);
    await quoteOf([soap], camille.token);
    await quoteOf([bags], camille.token);

    const [first, same, other] = quotes.slice(-3);
    expect(first?.customer?.billing?.addressLine1).not.toBe(first?.customer?.address?.addressLine1);
    expect(first?.number).toMatch(/^\d{8}-[0-9A-F]{6}$/);
    expect(same?.number).toBe(first?.number);
    expect(other?.number).not.toBe(first?.number);
  });

  it('uses the customer’s first address when none is the default', async () => {
    const [first] = await api.addressesOf(karim.token);
    await api.sql('update addresses set is_default_shipping = false');

    await quoteOf([soap], karim.token);

    expect(plain(quotes.at(-1)).customer.address.city).toBe(first?.city);
    expect(quotes.at(-1)?.deliveries).toHaveLength(3);
  });

  it('lists unknown articles without including them in the totals', async () => {
    await quoteOf([soap]);
    await quoteOf([soap, { productCode: 'GONE', quantity: 7 }]);

    const [without, withUnknown] = quotes.slice(-2);
    expect(withUnknown?.missing).toEqual([{ productCode: 'GONE', quantity: 7 }]);
    expect(withUnknown?.amounts).toEqual(without?.amounts);
  });

  it.each([
    ['no article is known', 'GONE', 422, 'empty_quote'],
    ['a code has another form, such as a page of empty lines', '\n'.repeat(99), 400, 'invalid_request'],
  ])('is refused when %s', async (_, productCode, status, code) => {
    expect(await quoteOf([{ productCode, quantity: 7 }])).toMatchObject({ status, data: { code } });
  });

  it('counts as ten of the thirty quotes of its network when it has 500 lines', async () => {
    const lines = Array.from({ length: 500 }, (_, index) => ({ productCode: `GONE-${index}`, quantity: 1 }));
    const send = () => api.call('POST', '/documents/quote.pdf', { body: { lines }, from: '10.0.0.9' });

    expect((await times(4, send)).map(({ status }) => status)).toEqual([422, 422, 422, 429]);
  });
});

it.each([
  ['in a pack', { packCount: 100, packUnit: 'gant' }, '["Gants",{"text":"Lot de 100 · 0,049 € HT / gant"'],
  [
    'without a pack',
    { packCount: null, packUnit: null, priceHT: 9.85 },
    '["GN-S100","Gants",{"text":"2","alignment":"right","noWrap":true},{"text":"4,925 €"',
  ],
])('the row of an article %s has the discounted price of a piece with all decimals', (_, pack, cells) => {
  const gloves = { productCode: 'GN-S100', designation: 'Gants', quantity: 2, priceHT: 9.8, vatRate: 20 };

  expect(JSON.stringify(plain(articleTable([{ ...gloves, ...pack }], 50)))).toContain(cells);
});
