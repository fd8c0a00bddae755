import { packLine } from 'shared-contracts/catalogue';
import type { Environment } from 'shared-contracts/environment';
import {
  dueUnitPrice,
  formatCents,
  formatDayOfYear,
  formatExact,
  formatPercent,
  formatUnitPrice,
  lineTotal,
} from 'shared-contracts/pricing';
import type { Customer, paymentAlarms } from '../database/schema';
import { packOf } from '../database/schema/catalogue';
import { keptLines } from '../orders/kept-lines';
import { orderWords, paymentWords } from '../orders/order-words';
import type { OrderFacts, PaymentEvent } from '../orders/read-orders';
import { receipt } from '../orders/receipt';
import { parisMoment } from '../paris-time';
import { erasedOn, requestedOn } from './account-emails';
import { type Block, details, type Email, text } from './email-layout';
import { addressBlock, noteBlocks } from './order-emails';

const customerBlock = ({ customer, order }: OrderFacts) =>
  details(
    ['Client', `${customer.firstName} ${customer.lastName}, ${customer.companyName}`],
    ['Numéro client', customer.customerNumber],
    ['Adresse e-mail', customer.emailAddress || 'Compte effacé'],
    ['Téléphone', order.billing.phone],
  );

const withPack = (line: OrderFacts['lines'][number]) => {
  const pack = packLine(packOf(line), null);
  return pack ? `${line.designation} (${pack})` : line.designation;
};

/** Gives the company all details needed to prepare, deliver and book an order. */
export function companyOrderEmail({ company }: Environment, facts: OrderFacts): Email {
  const { customer, order, lines } = facts;
  const { number, createdAt, discountRate, cancelledParts } = order;
  return {
    to: company.email,
    replyTo: customer.emailAddress,
    // It may have been cancelled while the email was waiting.
    subject: `${order.status === 'CANCELLED' ? orderWords(order).title : 'Nouvelle commande'} ${number} – ${customer.companyName}`,
    blocks: [
      text(
        `Commande ${number} du ${parisMoment(createdAt)}`,
        paymentWords(facts, 'le compte du client', company),
      ),
      customerBlock(facts),
      { kind: 'amounts', rows: receipt(facts) },
      addressBlock(facts, company, { withPhone: true }),
      ...noteBlocks(facts, 'Numéro de bon de commande du client'),
      ...(discountRate > 0 ? [text(`Remise du client comprise\u00a0: ${formatPercent(discountRate)}`)] : []),
      ...cancelledParts.map(({ cancelledOn, productCode, quantity }) =>
        text(`Annulé le ${formatDayOfYear(cancelledOn)}\u00a0: ${quantity} × ${productCode}`),
      ),
      {
        kind: 'table',
        head: ['Référence', 'Désignation', 'Quantité', 'Prix unitaire HT', 'Total HT'],
        numbers: 3,
        rows: keptLines(lines, order).map((line) => [
          line.productCode,
          withPack(line),
          String(line.quantity),
          formatUnitPrice(dueUnitPrice(line, discountRate)),
          formatExact(lineTotal(line, discountRate)),
        ]),
      },
    ],
  };
}

type PaymentAlarm = (typeof paymentAlarms)[number];

const alarms: Readonly<Record<PaymentAlarm, { subject: string; happened: string; toDo: string }>> = {
  'late-payment': {
    subject: 'Paiement tardif',
    happened:
      'Le paiement de cette commande est arrivé alors qu’elle était terminée (abandonnée ou annulée). Elle est de nouveau en cours et compte comme payée.',
    toDo: 'Appelez le client\u00a0: livrez la commande s’il la veut encore, sinon remboursez la transaction dans le back-office du prestataire de paiement.',
  },
  'second-payment': {
    subject: 'Second paiement',
    happened:
      'Les mêmes articles ont été payés deux fois, ou payés par carte alors qu’ils étaient déjà commandés\u00a0: deux transactions pour cette commande, ou deux commandes du même panier.',
    toDo: 'Comparez avec les autres commandes du client. Ce qui est payé en trop se rembourse dans le back-office du prestataire de paiement\u202f; ne livrez qu’une fois.',
  },
  'contradicted-payment': {
    subject: 'Paiement contredit',
    happened:
      'Cette commande compte comme payée, mais le prestataire de paiement dit maintenant qu’elle ne l’est pas (paiement refusé, annulé ou remboursé).',
    toDo: 'Vérifiez la transaction dans le back-office du prestataire de paiement avant de livrer. Si l’argent n’est pas là, appelez le client.',
  },
};

const signed = (cents: number) => `${cents < 0 ? '−' : ''}${formatCents(Math.abs(cents))}`;

/** Renders the transactions reported by the provider. */
export const paymentEventTable = (events: readonly PaymentEvent[]): Block => ({
  kind: 'table',
  head: ['Transaction', 'État', 'Montant', 'Appris le'],
  rows: events.map(({ transactionUuid, status, amountCents, receivedAt }) => [
    transactionUuid,
    status,
    signed(amountCents),
    parisMoment(receivedAt),
  ]),
});

/** Informs the company of a payment that needs a decision: what happened and what to do. */
export function paymentAlarmEmail(
  { company }: Environment,
  kind: PaymentAlarm,
  facts: OrderFacts,
  events: readonly PaymentEvent[],
): Email {
  const { number, createdAt, amountCents } = facts.order;
  const { subject, happened, toDo } = alarms[kind];
  return {
    to: company.email,
    replyTo: facts.customer.emailAddress,
    subject: `${subject}\u00a0: commande ${number}, ${formatCents(amountCents)}`,
    blocks: [
      text(happened),
      text(`À faire\u00a0: ${toDo}`),
      text(`Commande ${number} du ${parisMoment(createdAt)}, ${formatCents(amountCents)} TTC`),
      customerBlock(facts),
      paymentEventTable(events),
    ],
  };
}

/** Informs the company that a customer has requested erasure, and what to do. */
export function companyDeletionRequestEmail({ company }: Environment, customer: Customer): Email {
  const { firstName, lastName, companyName, emailAddress } = customer;
  return {
    to: company.email,
    replyTo: emailAddress,
    subject: `Demande de suppression de compte – ${companyName}`,
    blocks: [
      text(
        `Client\u00a0: ${firstName} ${lastName}, ${companyName}`,
        `Adresse e-mail\u00a0: ${emailAddress}`,
        `Demande faite${requestedOn(customer)}`,
      ),
      text(
        `À faire\u00a0: rien, le compte est effacé ${erasedOn(customer)}, dès qu’aucun paiement par carte n’est plus attendu. Pour l’effacer avant\u00a0: npm run customers -- erase ${emailAddress}`,
        'Réglez d’ici là ce qui reste ouvert avec ce client (livraisons, commandes sur compte)\u00a0: la boutique n’aura plus ni son téléphone ni son adresse e-mail.',
      ),
    ],
  };
}
