import { formatDayOfYear, lastPaymentDay } from 'shared-contracts/pricing';
import { otherCompany } from '../../../shared-contracts/src/testing/environment';
import { cancelOrder } from '../feed/change-order';
import { parcel, part, report } from '../feed/testing/reports';
import { type OrderFacts, orderFacts } from '../orders/read-orders';
import { type OrderData, orderContent } from '../pdf/order-and-quote-pdf';
import { api, openWith } from '../testing/api';
import { achats, karim } from '../testing/buyers';
import { bags, soap } from '../testing/test-buyer';
import { companyOrderEmail } from './company-emails';
import { asHtml } from './email-html';
import { asText } from './email-layout';
import { orderEmail } from './order-emails';
import { enqueueMail } from './outbox';

const karimsAddress = 'karim@hotel-lumiere.example';
const achatsAddress = 'achats@ville-lavandes.example';
const plain = (text = '') => text.replace(/[\u00a0\u202f]/g, ' ');
const cents = (amount = '') => Number(amount.replace(/\D/g, ''));

const printed: OrderData[] = [];
openWith({
  printer: {
    order: async (data) => Buffer.from(`%PDF-${printed.push(data)}`),
  },
});

beforeEach(() => api.sql('delete from mails'));

async function mailTo(recipient: string, subject: RegExp, words = '') {
  const found = (await api.mailsTo(recipient))
    .map((mail) => ({ subject: mail.subject, text: plain(mail.text) }))
    .filter((mail) => subject.test(mail.subject) && mail.text.includes(words));
  return { text: '', ...found[0], count: found.length };
}
const companysAddress = () => api.environment.company.email;

async function paidOrder(lines = [soap, bags]) {
  const order = await karim.buy(lines);
  await api.sql("update orders set paid_at = '2026-11-22T13:05:00Z' where id = $1", order.id);
  const customerId = (await api.profile(karim.token)).data.id;
  return { ...order, orderId: order.id, customerId };
}

it('an order email states the date and means of payment, and amounts that add up to the total', async () => {
  const { orderId, orderNumber, customerId } = await paidOrder();

  const { text } = await mailTo(karimsAddress, new RegExp(`commande ${orderNumber}`));

  expect(text).toContain(`profile?historique&commande=${orderId}&compte=${customerId}\n`);
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

it('the company’s order email contains everything needed to prepare the order', async () => {
  const { orderNumber } = await paidOrder();

  const { text, count } = await mailTo(companysAddress(), new RegExp(`Nouvelle commande ${orderNumber}`));

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

async function factsOf(orderId: string): Promise<OrderFacts> {
  const facts = await orderFacts(api.database.db, orderId);
  if (!facts) throw new Error('the order was not stored');
  return facts;
}
const emailsAbout = (facts: OrderFacts, environment = api.environment) =>
  [orderEmail, companyOrderEmail].map((emailOf) => emailOf(environment, facts));

it('an email about 250 articles fits into what Gmail shows, the total first', async () => {
  const facts = await factsOf((await paidOrder()).orderId);
  const [line] = facts.lines;
  const lines = line ? Array(250).fill({ ...line, designation: 'é'.repeat(70) }) : [];

  for (const email of emailsAbout({ ...facts, lines })) {
    const html = asHtml(email, 'Boutique SPH');
    expect(Buffer.byteLength(html)).toBeLessThan(102_000);
    expect(html.slice(0, 4_000)).toContain('Total TTC');
  }
});

it('emails of another company contain its name and terms, and do not mention a demonstration', async () => {
  await achats.fillCart([soap]);
  const facts = await factsOf((await achats.orderOnAccount()).data.orderId);
  const company = { ...otherCompany, demonstration: undefined };

  const emails = emailsAbout(facts, { ...api.environment, company });

  const text = plain(emails.map((email) => `${email.subject} ${asText(email)}`).join(' '));
  const lastDay = formatDayOfYear(lastPaymentDay(new Date(), 45));
  expect(text).not.toMatch(/démonstration|ficti|\bSPH\b/i);
  for (const words of [
    'Maison Clairet SARL, Société à responsabilité limitée au capital de 12 000 euros, RCS Lyon 123 456 782, TVA FR11123456782',
    `À régler sur votre compte au plus tard le ${lastDay}`,
    `À régler sur le compte du client au plus tard le ${lastDay}`,
    'pénalités au taux de 12 %',
    'Escompte pour paiement anticipé : 1 % sous huit jours.',
  ])
    expect(text).toContain(words);
});

it('order emails state the pieces per pack of articles in packs', async () => {
  const { orderNumber } = await paidOrder([{ productCode: 'GN-S100', quantity: 2 }, soap]);

  const toCustomer = await mailTo(karimsAddress, new RegExp(`commande ${orderNumber}`));
  const toCompany = await mailTo(companysAddress(), new RegExp(`Nouvelle commande ${orderNumber}`));

  expect(toCustomer.text).toMatch(/^2 × .* : [\d,]+ € HT\n {2}Lot de 100 · 0,\d+ € HT \/ gant\n3 × /m);
  expect(toCompany.text).toMatch(/^GN-S100 \| [^|]* \(Lot de 100\) \| 2 \| /m);
  expect(toCompany.text).toMatch(/^NS-5L-E \| [^|(]* \| 3 \| /m);
});

it('the email about a shipment names what left, its tracking and what is still to come', async () => {
  const { orderNumber } = await paidOrder();
  await report(orderNumber, parcel('8X1', { [soap.productCode]: 2 }), parcel('8X2'));

  const first = await mailTo(karimsAddress, /est expédiée en partie/, 'suivi : 8X1\n');
  const second = await mailTo(karimsAddress, /est expédiée en partie/, 'suivi : 8X2\n');

  expect([first.count, second.count]).toEqual([1, 1]);
  expect(first.text).toMatch(
    /sont partis le \d+.* :\n2 × Nettoyant sols neutre.*\n\nTransporteur : Colis Sud\nNuméro de suivi : 8X1\n/,
  );
  expect(first.text).toContain('Suivre le colis :\nhttps://suivi.example/8X1\n');
  expect(second.text).toMatch(/ :\n1 × Nettoyant sols neutre.*\n2 × /);
});

it('of the emails to the customer that wait when an order is cancelled, only the cancellation is sent', async () => {
  await achats.fillCart([soap]);
  const { data } = await achats.orderOnAccount();
  const { orderNumber } = await achats.order(data.orderId);
  await cancelOrder(api.database.db, { id: data.orderId, number: orderNumber });

  const { count, text } = await mailTo(achatsAddress, new RegExp(orderNumber));

  expect(count).toBe(1);
  expect(text).toContain('vous n’avez rien à régler');
  expect(text).toContain(api.environment.company.phoneDisplayed);
});

it('the email about a cancelled part names it and what is left, as the document does, and the rest leaves entirely', async () => {
  await achats.fillCart([soap, bags]);
  const { orderId } = (await achats.orderOnAccount()).data;
  const { orderNumber, totalTTC = 0 } = await achats.order(orderId);
  await report(orderNumber, part({ [bags.productCode]: bags.quantity }), { state: 'shipped' });

  const { text } = await mailTo(achatsAddress, /est annulée en partie/);
  const shipped = await mailTo(achatsAddress, new RegExp(`${orderNumber} est expédiée(?! en partie)`));
  const { cancelledTTC = 0 } = await achats.order(orderId);

  const left = `${(totalTTC - cancelledTTC).toFixed(2).replace('.', ',')} €`;
  expect(text).toMatch(/2 × Sac poubelle/);
  expect(text).toContain(`votre commande est désormais de ${left} TTC`);
  expect(shipped.count).toBe(1);
  const facts = await factsOf(orderId);
  const document = plain(JSON.stringify(orderContent({ company: api.environment.company, facts })));
  expect(document).toContain(left);
  expect(document).toMatch(/2 × SP-110-N35, le \d/);
});

it('waiting emails about an order that was cancelled in part, paid, and cancelled in part again are true', async () => {
  await achats.fillCart([soap, bags]);
  const { orderId } = (await achats.orderOnAccount()).data;
  const { orderNumber } = await achats.order(orderId);
  const said = await report(
    orderNumber,
    part({ [soap.productCode]: 1 }),
    { state: 'paid' },
    part({ [bags.productCode]: 1 }),
  );
  const { totalTTC = 0, cancelledTTC = 0 } = await achats.order(orderId);

  const mails = (await api.mailsTo(achatsAddress))
    .map(({ text }) => plain(text))
    .filter((text) => text.includes(orderNumber));
  const toCompany = await mailTo(companysAddress(), new RegExp(orderNumber));

  const kept = `${(totalTTC - cancelledTTC).toFixed(2).replace('.', ',')} €`;
  const [, refund] = /remboursez (.* €)/.exec(plain(said[2])) ?? [];
  const about = (words: string) => mails.filter((text) => text.includes(words));
  expect(about('Vous n’avez pas à les régler')).toEqual([
    expect.stringMatching(/:\n1 × Nettoyant[^\n]*\n\n/),
  ]);
  expect(about(`Ils valaient ${refund} TTC, que nous vous remboursons.`)).toEqual([
    expect.stringMatching(/:\n1 × Sac[^\n]*\n\n/),
  ]);
  expect(about(`\nTotal TTC après annulation : ${kept}\nRèglement : Réglée`)).toHaveLength(2);
  expect(toCompany.text).toMatch(/\nNS-5L-E \|.*\| 2 \|.*\nSP-110-N35 \|.*\| 1 \|/);
  expect(toCompany.text).toMatch(/\nAnnulé le .* : 1 × NS-5L-E\n/);
});

it('the cancellation of an order of which a part was cancelled names the rest', async () => {
  await achats.fillCart([soap, bags]);
  const { orderId } = (await achats.orderOnAccount()).data;
  const { orderNumber } = await achats.order(orderId);
  await report(orderNumber, part({ [bags.productCode]: bags.quantity }), { state: 'cancelled' });
  const { totalTTC = 0, cancelledTTC = 0 } = await achats.order(orderId);

  const { text } = await mailTo(achatsAddress, new RegExp(`${orderNumber} est annulée(?! en partie)`));

  expect(text).toContain(`d’un montant de ${(totalTTC - cancelledTTC).toFixed(2).replace('.', ',')} € TTC`);
  expect(text).not.toContain('Sac poubelle');
});

it('a cancellation that waits when a payment arrives after all is not sent', async () => {
  const { orderId, orderNumber, customerId } = await paidOrder();
  await enqueueMail(api.database.db, { kind: 'order-cancelled', customerId, orderId });

  expect(await mailTo(karimsAddress, new RegExp(`${orderNumber} est annulée`))).toMatchObject({ count: 0 });
});

it.each([
  ['late-payment', 'Paiement tardif'],
  ['second-payment', 'Second paiement'],
  ['contradicted-payment', 'Paiement contredit'],
] as const)('the email to the company about a %s has the amount and what to do', async (kind, subject) => {
  const { orderId, orderNumber, customerId } = await paidOrder();
  await enqueueMail(api.database.db, { kind, customerId, orderId });

  const wanted = new RegExp(`^${subject}\\s: commande ${orderNumber}, .*€$`);
  const { text, count } = await mailTo(companysAddress(), wanted);

  expect(count).toBe(1);
  expect(text).toContain('À faire : ');
  expect(text).toContain('back-office du prestataire de paiement');
  expect(text).toMatch(/ \| PAID \| [\d,]+ € \| /);
});

it.each([
  ['company', 'Commande annulée'],
  ['abandoned', 'Commande abandonnée'],
] as const)(
  'an order that ended (%s) is a %s in its PDF and in waiting emails',
  async (cancellation, title) => {
    const { orderId, orderNumber } = await paidOrder();
    const ended = "status = 'CANCELLED', cancellation = $2, cancelled_at = now(), paid_at = null";
    await api.sql(`update orders set ${ended} where id = $1`, orderId, cancellation);

    await api.get(`/orders/${orderId}/pdf`, karim.token);
    const mails = await api.mailsTo(api.environment.company.email);

    const content = JSON.stringify(printed.slice(-1).map(orderContent));
    expect(content).toContain(`"${title}"`);
    expect(content).not.toMatch(/Confirmation de commande|Non payée/);
    expect(mails.map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining(`${title} ${orderNumber}`),
    );
  },
);
