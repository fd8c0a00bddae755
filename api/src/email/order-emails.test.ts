import { formatDayOfYear, lastPaymentDay } from 'shared-contracts/pricing';
import { otherCompany } from '../../../shared-contracts/src/testing/environment';
import { parcel, report } from '../feed/testing/reports';
import type { OrderFacts } from '../orders/read-orders';
import { api } from '../testing/api';
import { achats } from '../testing/buyers';
import { soap } from '../testing/test-buyer';
import { companyOrderEmail } from './company-emails';
import { asHtml } from './email-html';
import { asText } from './email-layout';
import { orderEmail } from './order-emails';
import { enqueueMail } from './outbox';
import { companysAddress, factsOf, karimsAddress, mailTo, paidOrder, plain } from './testing/order-mails';

const cents = (amount = '') => Number(amount.replace(/\D/g, ''));

beforeEach(() => api.sql('delete from mails'));

it('an order email has a link to the order, date and means of payment, and amounts that add up to the total', async () => {
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
  ])
    expect(text).toContain(part);
});

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
  const facts = await factsOf((await achats.buyOnAccount()).id);
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
