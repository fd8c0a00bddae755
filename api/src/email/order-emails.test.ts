import { eq } from 'drizzle-orm';
import { formatDayOfYear, lastPaymentDay } from 'shared-contracts/pricing';
import { mails, orders } from '../database/schema';
import { TestApi } from '../testing/test-api';
import { bags, notify, soap, TestBuyer } from '../testing/test-buyer';
import { enqueueMail } from './outbox';

const karimsAddress = 'karim@hotel-lumiere.example';
const plain = (text = '') => text.replace(/[\u00a0\u202f]/g, ' ');
const cents = (amount = '') => Number(amount.replace(/\D/g, ''));

let api: TestApi;
let karim: TestBuyer;
let company: string;
beforeAll(async () => {
  api = await TestApi.open();
  company = api.environment.company.email;
  karim = await TestBuyer.signIn(api, 'karim');
});
afterAll(() => api.close());
beforeEach(() => api.database.db.delete(mails));

async function mailTo(recipient: string, subject: RegExp) {
  const found = (await api.mailsTo(recipient)).filter((mail) => subject.test(mail.subject));
  return { ...found[0], text: plain(found[0]?.text), count: found.length };
}

async function paidOrder() {
  const { orderId } = await karim.openFormFor([soap, bags]);
  await karim.validate(orderId);
  const paidAt = new Date('2026-11-22T13:05:00Z');
  await api.database.db.update(orders).set({ paidAt }).where(eq(orders.id, orderId));
  return karim.order(orderId);
}

it('an order email states the debit, its time and means, in rows that add up to the total', async () => {
  const { orderNumber } = await paidOrder();

  const { text } = await mailTo(karimsAddress, new RegExp(`commande ${orderNumber}`));

  expect(text).toContain('Payée par carte le 22 novembre 2026 à 14:05');
  const amount = (label: RegExp) =>
    [...text.matchAll(new RegExp(`^${label.source}.* : (.*) €$`, 'gm'))].map((row) => cents(row[1]));
  const sum = [
    ...amount(/Sous-total HT/),
    ...amount(/TVA [\d,]+ %/),
    ...amount(/Livraison \(sans TVA ajoutée\)/),
  ];
  expect(sum).toHaveLength(3);
  expect(sum.reduce((one, other) => one + other)).toBe(amount(/Total TTC/)[0]);
});

it('the company’s order email has what is needed to prepare the order', async () => {
  const { orderNumber } = await paidOrder();

  const { text, count } = await mailTo(company, new RegExp(`Nouvelle commande ${orderNumber}`));

  expect(count).toBe(1);
  for (const part of [
    orderNumber,
    karimsAddress,
    'NS-5L-E | Nettoyant sols neutre',
    ' | 3 | 14,22 € | 42,66 €',
    'SP-110-N35',
    'Livraison standard',
    'Adresse de facturation',
    '\n69001 Lyon\nFrance\n',
    'Remise du client comprise : 10 %',
    'TVA 20 % (sur ',
    'Total TTC : ',
    'Payée par carte le ',
  ]) {
    expect(text).toContain(part);
  }
});

it('order emails state the pieces of a pack where the article counts them', async () => {
  const gloves = { productCode: 'GN-S100', quantity: 2 };
  const { orderId } = await karim.openFormFor([gloves, soap]);
  await karim.validate(orderId);
  const { orderNumber } = await karim.order(orderId);

  const customers = await mailTo(karimsAddress, new RegExp(`commande ${orderNumber}`));
  const companys = await mailTo(company, new RegExp(`Nouvelle commande ${orderNumber}`));

  expect(customers.text).toMatch(/^2 × .* : [\d,]+ € HT\n {2}Lot de 100 · 0,\d+ € HT \/ gant\n3 × /m);
  expect(companys.text).toMatch(/^GN-S100 \| [^|]* \(Lot de 100\) \| 2 \| /m);
  expect(companys.text).toMatch(/^NS-5L-E \| [^|(]* \| 3 \| /m);
});

it('emails of an order to pick up name the warehouse and its hours', async () => {
  await karim.fillCart([soap]);
  const { orderId } = (await karim.openForm(await karim.amountOf([soap], 0), { deliveryMode: 'retailer' }))
    .data;
  await karim.validate(orderId);
  const { orderNumber, address } = await karim.order(orderId);

  const emails = [
    await mailTo(karimsAddress, new RegExp(`commande ${orderNumber}`)),
    await mailTo(company, new RegExp(`Nouvelle commande ${orderNumber}`)),
  ];

  const { shopName, country, warehouse } = api.environment.company;
  const { street, postalCode, city, hours } = warehouse;
  const pickup = ['Enlèvement par vos soins', shopName, street, `${postalCode} ${city}`, country, hours];
  for (const { text } of emails) {
    expect(text).toContain(pickup.join('\n'));
    expect(text.split(address.billing.addressLine1)).toHaveLength(2);
  }
});

it('emails of an order on account state the last day of payment and the cost of a late one', async () => {
  const achats = await TestBuyer.signIn(api, 'achats');
  await achats.fillCart([soap]);
  await api.post('/purchase/createDeferredPayment', await achats.choice(), achats.token);

  const customers = await mailTo('achats@ville-lavandes.example', /Votre commande/);
  const companys = await mailTo(company, /Nouvelle commande/);

  const lastDay = formatDayOfYear(lastPaymentDay(new Date(), 30));
  expect(customers.text).toContain(`À régler sur votre compte au plus tard le ${lastDay}`);
  expect(customers.text).toContain('trois fois l’intérêt légal');
  expect(companys.text).toContain(`À régler sur le compte du client au plus tard le ${lastDay}`);
});

it('the email about a cancelled order states that nothing is due', async () => {
  const { orderId } = await karim.openFormFor([soap]);
  const { customerId } = (await api.database.db.select().from(orders).where(eq(orders.id, orderId)))[0] ?? {};
  await enqueueMail(api.database.db, { kind: 'order-cancelled', customerId: customerId ?? '', orderId });

  const { text } = await mailTo(karimsAddress, /est annulée/);

  expect(text).toContain('vous n’avez rien à régler');
  expect(text).toContain(api.environment.company.phoneDisplayed);
});

it.each<[string, RegExp, (orderId: string) => Promise<unknown>]>([
  [
    'about a payment after the end of the order',
    /^Paiement tardif\s: commande CMD-/,
    async (orderId) => {
      await api.post(`/orders/${orderId}/abandon`, undefined, karim.token);
      await notify(api, api.provider.notification(api.provider.answer(orderId, { uuid: 'late' })));
    },
  ],
  [
    'about a second payment',
    /^Second paiement\s: commande CMD-/,
    async (orderId) => {
      await karim.validate(orderId, { uuid: 'first' });
      await notify(api, api.provider.notification(api.provider.answer(orderId, { uuid: 'second' })));
    },
  ],
  [
    'about a payment that was taken back',
    /^Paiement contredit\s: commande CMD-/,
    async (orderId) => {
      await karim.validate(orderId, { uuid: 'once' });
      const answer = api.provider.answer(orderId, { status: 'UNPAID', uuid: 'once' });
      await notify(api, api.provider.notification(answer));
    },
  ],
])('the company is emailed %s, with the amount and what to do at the provider', async (_, subject, pay) => {
  const { orderId } = await karim.openFormFor([soap]);
  await pay(orderId);

  const { text, count } = await mailTo(company, subject);

  expect(count).toBe(1);
  expect(text).toContain('À faire : ');
  expect(text).toContain('back-office du prestataire de paiement');
  expect(text).toMatch(/(late|second|once) \| (PAID|UNPAID) \| [\d,]+ € \| /);
  const [mail] = await api.database.db.select().from(mails).where(eq(mails.orderId, orderId));
  expect(mail?.sentAt).not.toBeNull();
});
