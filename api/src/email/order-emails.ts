import { buyerReferences } from 'shared-contracts/api/buyer-references';
import type { OrderAddress } from 'shared-contracts/api/orders';
import { packLine } from 'shared-contracts/catalogue';
import type { Environment } from 'shared-contracts/environment';
import { latePaymentTerms } from 'shared-contracts/environment/late-payment-terms';
import {
  deliveryPoint,
  deliveryTerms,
  dueUnitPrice,
  envelope,
  formatCents,
  formatExact,
  goodsRows,
  lineTotal,
  type PostalAddress,
} from 'shared-contracts/pricing';
import type { OrderFacts } from '../database/read-orders';
import { packOf } from '../database/schema/catalogue';
import { parisMoment } from '../paris-time';
import { type Block, customerEmail, type Email, link, text } from './email-layout';
import { isDue, orderWords, paymentWords } from './order-words';

type Company = Environment['company'];

/** Confirms an order to its customer, with the amount and the date and means of payment. */
export function orderEmail(environment: Environment, facts: OrderFacts): Email {
  const { customer, order } = facts;
  const { company } = environment;
  const { number, createdAt } = order;
  return customerEmail(environment, customer, `Votre commande ${number}`, [
    text(`Merci pour votre commande ${number} du ${parisMoment(createdAt)}. ${orderWords(order).notice}`),
    articles(facts),
    receipt(facts),
    text(paymentWords(facts, 'votre compte', company), ...(isDue(order) ? [latePaymentTerms(company)] : [])),
    ...addressBlocks(facts, company),
    ...noteBlocks(facts, 'Votre numéro de bon de commande'),
    link(environment, 'Voir la commande', `profile?historique&commande=${order.id}`),
  ]);
}

/** Informs a customer that the company has cancelled an order that was not paid. */
export function cancellationEmail(environment: Environment, facts: OrderFacts): Email {
  const { customer, order } = facts;
  const { company } = environment;
  return customerEmail(environment, customer, `Votre commande ${order.number} est annulée`, [
    text(
      `Nous avons annulé votre commande ${order.number} du ${parisMoment(order.createdAt)}, d’un montant de ${formatCents(order.amountCents)} TTC.`,
      'Elle n’était pas payée\u00a0: vous n’avez rien à régler, et rien ne sera livré.',
    ),
    articles(facts),
    text(
      `Une question\u202f? Appelez-nous au ${company.phoneDisplayed} ou écrivez à ${company.email}. ${company.contactHours}.`,
    ),
  ]);
}

/** Lists the articles with the amount due before tax, and the pieces per pack. */
const articles = ({ order, lines }: OrderFacts): Block => ({
  kind: 'amounts',
  rows: lines.map((line) => {
    const pack = packLine(packOf(line), dueUnitPrice(line.priceHT, order.discountRate));
    return [
      `${line.quantity} × ${line.designation}`,
      `${formatExact(lineTotal(line, order.discountRate))} HT`,
      pack,
    ];
  }),
});

/** Lists the stored amounts, which add up to the cent; the delivery fee has no VAT (decision 000, 14). */
export function receipt({ order, lines }: OrderFacts): Extract<Block, { kind: 'amounts' }> {
  const { deliveryFeeCents, amountCents, discountRate } = order;
  return {
    kind: 'amounts',
    rows: [
      ...goodsRows(lines, discountRate),
      deliveryFeeCents === 0
        ? ['Livraison', 'Gratuit']
        : ['Livraison (sans TVA ajoutée)', formatCents(deliveryFeeCents)],
      ['Total TTC', formatCents(amountCents)],
    ],
  };
}

/** Formats an address as on an envelope. */
export function addressLines(address: PostalAddress): string[] {
  const { recipient, city, country } = envelope(address);
  return [...recipient, city, country];
}

/** Lists the customer's notes and references. @param whose label of the purchase order number */
export function noteBlocks({ order }: OrderFacts, whose: string): Block[] {
  const { purchaseOrderNumber, deliveryInstructions } = order;
  const lines = [
    ...(purchaseOrderNumber ? [`${whose}\u00a0: ${purchaseOrderNumber}`] : []),
    ...buyerReferences(order),
    ...(deliveryInstructions ? [`Consignes de livraison\u00a0: ${deliveryInstructions}`] : []),
  ];
  return lines.length > 0 ? [text(...lines)] : [];
}

/** Lists the address of the delivery, and its opening hours if any. */
export function deliveryLines({ order }: OrderFacts, company: Company): string[] {
  const { address, hours } = deliveryPoint(order.deliveryMode, order.delivery, company);
  return [...addressLines(address), ...(hours ? [hours] : [])];
}

/** Lists delivery mode and address, then billing address. @param withPhone adds the phone numbers */
export const addressBlocks = (facts: OrderFacts, company: Company, withPhone = false): Block[] => {
  const { deliveryMode, delivery, billing } = facts.order;
  const phone = (address: OrderAddress) => (withPhone ? [address.phone] : []);
  return [
    text(deliveryTerms[deliveryMode].label, ...deliveryLines(facts, company), ...phone(delivery)),
    text('Adresse de facturation', ...addressLines(billing), ...phone(billing)),
  ];
};
