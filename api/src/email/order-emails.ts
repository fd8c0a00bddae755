import { buyerReferences } from 'shared-contracts/api/buyer-references';
import type { OrderAddress, Shipment } from 'shared-contracts/api/orders';
import { stillToCome } from 'shared-contracts/api/still-to-come';
import { packLine } from 'shared-contracts/catalogue';
import type { Environment } from 'shared-contracts/environment';
import { latePaymentTerms } from 'shared-contracts/environment/late-payment-terms';
import {
  deliveryTerms,
  dueUnitPrice,
  earliestDelivery,
  formatCents,
  formatDay,
  formatDayOfYear,
  formatExact,
  lineTotal,
} from 'shared-contracts/pricing';
import { packOf } from '../database/schema/catalogue';
import { addressLines, deliveryLines } from '../orders/address-lines';
import { keptCents, keptLines } from '../orders/kept-lines';
import { articlesInWords, isDue, orderWords, paymentWords } from '../orders/order-words';
import type { OrderFacts } from '../orders/read-orders';
import { receipt } from '../orders/receipt';
import { parisMoment } from '../paris-time';
import { type Block, customerEmail, details, type Email, orderLink, quietText, text } from './email-layout';

type Company = Environment['company'];

/** Confirms an order to its customer. The articles come last: Gmail hides what exceeds 102 kB. */
export function orderEmail(environment: Environment, facts: OrderFacts): Email {
  const { customer, order } = facts;
  const { company, settings } = environment;
  const { number, createdAt, deliveryMode } = order;
  const day = formatDay(earliestDelivery(deliveryMode, createdAt, settings));
  const amounts = receipt(facts);
  const [label = '', total = ''] = amounts.at(-1) ?? [];
  return customerEmail(environment, customer, `Votre commande ${number}`, [
    text(`Merci pour votre commande ${number} du ${parisMoment(createdAt)}. ${orderWords(order).notice}`),
    details(
      [label, total],
      ['Règlement', paymentWords(facts, 'votre compte', company)],
      [
        deliveryTerms[deliveryMode].isPickUp ? 'Retrait' : 'Livraison',
        order.status === 'CANCELLED' ? null : `à partir du ${day}`,
      ],
    ),
    orderLink(environment, order),
    addressBlock(facts, company),
    ...noteBlocks(facts, 'Votre numéro de bon de commande'),
    { kind: 'amounts', articles: articleRows(facts), rows: amounts },
    ...(isDue(order) ? [quietText(latePaymentTerms(company))] : []),
  ]);
}

/** Informs a customer that the company has cancelled an order that was not paid. */
export function cancellationEmail(environment: Environment, facts: OrderFacts): Email {
  const { customer, order, lines } = facts;
  return customerEmail(environment, customer, `Votre commande ${order.number} est annulée`, [
    text(
      `Nous avons annulé votre commande ${order.number} du ${parisMoment(order.createdAt)}, d’un montant de ${formatCents(keptCents(order))} TTC.`,
      'Elle n’était pas payée\u00a0: vous n’avez rien à régler, et rien ne sera livré.',
    ),
    { kind: 'amounts', articles: articleRows({ ...facts, lines: keptLines(lines, order) }), rows: [] },
    question(environment),
  ]);
}

const question = ({ company }: Environment) =>
  text(
    `Une question\u202f? Appelez-nous au ${company.phoneDisplayed} ou écrivez à ${company.email}. ${company.contactHours}.`,
  );

/** Informs a customer of a part of an order that the company has cancelled, as it was then. */
export function partCancellationEmail(
  environment: Environment,
  { customer, order }: OrderFacts,
  { articles = '', refund, left }: Readonly<Record<string, string>>,
): Email {
  return customerEmail(environment, customer, `Votre commande ${order.number} est annulée en partie`, [
    text(
      `Nous avons annulé ces articles de votre commande ${order.number} du ${parisMoment(order.createdAt)}\u00a0:`,
      ...articles.split('\n'),
    ),
    text(
      refund
        ? `Ils valaient ${refund} TTC, que nous vous remboursons.`
        : `Vous n’avez pas à les régler\u00a0: votre commande est désormais de ${left} TTC.`,
    ),
    question(environment),
    orderLink(environment, order),
  ]);
}

/** Informs a customer that a part or the rest of an order has left, with its tracking. */
export function shipmentEmail(environment: Environment, facts: OrderFacts, shipment: Shipment): Email {
  const { customer, order, lines, shipments } = facts;
  const { carrier, trackingNumber, trackingUrl, shippedOn } = shipment;
  const { isPickUp, label } = deliveryTerms[order.deliveryMode];
  const toCome = [...stillToCome(lines, shipments, order.cancelledParts)].filter(([, count]) => count > 0);
  const isPart = toCome.length > 0 || shipments.length > 1;
  const title = `est ${isPickUp ? 'prête' : 'expédiée'}${isPart ? ' en partie' : ''}`;
  return customerEmail(environment, customer, `Votre commande ${order.number} ${title}`, [
    text(
      `Ces articles de votre commande ${order.number} ${isPickUp ? 'vous attendent depuis' : 'sont partis'} le ${formatDayOfYear(shippedOn)}\u00a0:`,
      ...articlesInWords(
        lines,
        shipment.lines.map(({ productCode, quantity }) => [productCode, quantity]),
      ),
    ),
    ...(carrier || trackingNumber
      ? [details(['Transporteur', carrier], ['Numéro de suivi', trackingNumber])]
      : []),
    ...(trackingUrl ? [{ kind: 'link', label: 'Suivre le colis', url: trackingUrl } as const] : []),
    ...(toCome.length > 0 ? [text('Encore à venir\u00a0:', ...articlesInWords(lines, toCome))] : []),
    { kind: 'columns', columns: [[label, ...deliveryLines(facts, environment.company)]] },
    orderLink(environment, order),
  ]);
}

/** Lists the articles with the amount due before tax, and the pieces per pack. */
const articleRows = ({ order, lines }: OrderFacts) =>
  lines.map((line) => ({
    quantity: line.quantity,
    name: line.designation,
    amount: formatExact(lineTotal(line, order.discountRate)),
    note: packLine(packOf(line), dueUnitPrice(line, order.discountRate)),
  }));

/** Lists the customer's notes and references. @param numberLabel label of the purchase order number */
export function noteBlocks({ order }: OrderFacts, numberLabel: string): Block[] {
  const { purchaseOrderNumber, deliveryInstructions } = order;
  const lines = [
    ...(purchaseOrderNumber ? [`${numberLabel}\u00a0: ${purchaseOrderNumber}`] : []),
    ...buyerReferences(order),
    ...(deliveryInstructions ? [`Consignes de livraison\u00a0: ${deliveryInstructions}`] : []),
  ];
  return lines.length > 0 ? [text(...lines)] : [];
}

/** Shows delivery mode and address, and billing address, with their phone numbers if wanted. */
export function addressBlock(facts: OrderFacts, company: Company, { withPhone = false } = {}): Block {
  const { deliveryMode, delivery, billing } = facts.order;
  const phone = (address: OrderAddress) => (withPhone ? [address.phone] : []);
  return {
    kind: 'columns',
    columns: [
      [deliveryTerms[deliveryMode].label, ...deliveryLines(facts, company), ...phone(delivery)],
      ['Adresse de facturation', ...addressLines(billing), ...phone(billing)],
    ],
  };
}
