import type { Environment } from 'shared-contracts/environment';
import { latePaymentTerms } from 'shared-contracts/environment/late-payment-terms';
import { formatCents } from 'shared-contracts/pricing';
import { parisMoment } from '../paris-time';
import { customerEmail, type Email, link, text } from './email-layout';
import {
  addressBlocks,
  articles,
  isDue,
  noteBlocks,
  type OrderFacts,
  paymentWords,
  receipt,
} from './order-email-parts';

/** Confirms an order to its customer, with what was or will be debited, when and how. */
export function orderEmail(environment: Environment, facts: OrderFacts): Email {
  const { customer, order } = facts;
  const { company } = environment;
  const { number, createdAt, paidAt } = order;
  const payment = paidAt
    ? `Votre ${order.payment === 'card' ? 'paiement par carte' : 'règlement'} est bien enregistré.`
    : 'Le règlement de la commande est en cours de traitement par notre équipe.';
  return customerEmail(environment, customer, `Votre commande ${number}`, [
    text(`Merci pour votre commande ${number} du ${parisMoment(createdAt)}. ${payment}`),
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
