import type { Order } from 'shared-contracts/api/orders';
import { cancelOrder } from '../feed/change-order';
import { part, report } from '../feed/testing/reports';
import { type OrderData, orderContent } from '../pdf/order-and-quote-pdf';
import { api, openWith } from '../testing/api';
import { achats, karim } from '../testing/buyers';
import { bags, soap } from '../testing/test-buyer';
import { enqueueMail } from './outbox';
import {
  achatsAddress,
  companysAddress,
  factsOf,
  karimsAddress,
  mailTo,
  paidOrder,
  plain,
} from './testing/order-mails';

const printed: OrderData[] = [];
openWith({
  printer: {
    order: async (data) => Buffer.from(`%PDF-${printed.push(data)}`),
  },
});

beforeEach(() => api.sql('delete from mails'));

const restOf = ({ totalTTC = 0, cancelledTTC = 0 }: Order) =>
  `${(totalTTC - cancelledTTC).toFixed(2).replace('.', ',')} €`;

it('of the emails to the customer that wait when an order is cancelled, only the cancellation is sent', async () => {
  const { id, orderNumber } = await achats.buyOnAccount();
  await cancelOrder(api.database.db, { id, number: orderNumber });

  const { count, text } = await mailTo(achatsAddress, new RegExp(orderNumber));

  expect(count).toBe(1);
  expect(text).toContain('vous n’avez rien à régler');
  expect(text).toContain(api.environment.company.phoneDisplayed);
});

it('the email about a cancelled part names it and what is left, as the document does, and the shipment of the rest is no part', async () => {
  const { id: orderId, orderNumber } = await achats.buyOnAccount([soap, bags]);
  await report(orderNumber, part({ [bags.productCode]: bags.quantity }), { state: 'shipped' });

  const { text } = await mailTo(achatsAddress, /est annulée en partie/);
  const shipped = await mailTo(achatsAddress, new RegExp(`${orderNumber} est expédiée(?! en partie)`));
  const left = restOf(await achats.order(orderId));

  expect(text).toMatch(/2 × Sac poubelle/);
  expect(text).toContain(`votre commande est désormais de ${left} TTC`);
  expect(shipped.count).toBe(1);
  const facts = await factsOf(orderId);
  const document = plain(JSON.stringify(orderContent({ company: api.environment.company, facts })));
  expect(document).toContain(left);
  expect(document).toMatch(/2 × SP-110-N35, le \d/);
});

it('emails that wait while an order is cancelled in part, paid and cancelled in part again state what is due, refunded and kept', async () => {
  const { id: orderId, orderNumber } = await achats.buyOnAccount([soap, bags]);
  const said = await report(
    orderNumber,
    part({ [soap.productCode]: 1 }),
    { state: 'paid' },
    part({ [bags.productCode]: 1 }),
  );
  const kept = restOf(await achats.order(orderId));

  const mails = (await api.mailsTo(achatsAddress))
    .map(({ text }) => plain(text))
    .filter((text) => text.includes(orderNumber));
  const toCompany = await mailTo(companysAddress(), new RegExp(orderNumber));

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
  const { id: orderId, orderNumber } = await achats.buyOnAccount([soap, bags]);
  await report(orderNumber, part({ [bags.productCode]: bags.quantity }), { state: 'cancelled' });
  const rest = restOf(await achats.order(orderId));

  const { text } = await mailTo(achatsAddress, new RegExp(`${orderNumber} est annulée(?! en partie)`));

  expect(text).toContain(`d’un montant de ${rest} TTC`);
  expect(text).not.toContain('Sac poubelle');
});

it('a cancellation that waits when a payment arrives after all is not sent', async () => {
  const { orderId, orderNumber, customerId } = await paidOrder();
  await enqueueMail(api.database.db, { kind: 'order-cancelled', customerId, orderId });

  expect(await mailTo(karimsAddress, new RegExp(`${orderNumber} est annulée`))).toMatchObject({ count: 0 });
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
