import { notFound, Refusal, waitWords } from '../refusals/refusals';
import type { ActionAnswer } from './order-transitions';

/** The provider was silent or refused the request; the customer can try again. */
export const paymentUnavailable = () =>
  new Refusal(
    503,
    'payment_unavailable',
    'Le paiement est momentanément indisponible. Réessayez dans un instant.',
    { retryAfter: 10 },
  );
/** Another request of the same customer is opening the form. */
export const paymentInProgress = () =>
  new Refusal(409, 'payment_in_progress', 'Un paiement est déjà en préparation. Réessayez dans un instant.', {
    retryAfter: 2,
  });

/** The order's form may still charge, but for too short a time to enter a card. @param seconds until another */
export const formExpiring = (seconds: number) =>
  new Refusal(
    409,
    'form_expiring',
    `Un formulaire de carte déjà ouvert pour cette commande va expirer. Pour ne pas risquer de la payer deux fois, réessayez dans ${waitWords(seconds)}.`,
    { retryAfter: seconds },
  );

const conflicts: Readonly<Partial<Record<ActionAnswer, string>>> = {
  order_already_paid: 'Cette commande est déjà enregistrée.',
  order_on_account: 'Cette commande est à régler sur votre compte\u00a0: contactez-nous pour l’annuler.',
  order_ended: 'Cette commande ne peut plus être payée.',
  payment_running: 'Le paiement de cette commande est en cours de traitement.',
};

/** Returns the refusal of a customer's action on an order. */
export function actionRefusal(answer: ActionAnswer, orderId: string): Refusal {
  if (answer === 'payment_unavailable') return paymentUnavailable();
  const message = conflicts[answer];
  return message ? new Refusal(409, answer, message, { orderId }) : notFound('Commande');
}
