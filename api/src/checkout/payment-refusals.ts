import { notFound, Refusal } from '../refusals/problems';
import type { ActionAnswer } from './automaton';

/** The provider did not answer, or refused: nothing has happened, and another try may go well. */
export const paymentUnavailable = () =>
  new Refusal(
    503,
    'payment_unavailable',
    'Le paiement est momentanément indisponible. Réessayez dans un instant.',
    { retryAfter: 10 },
  );
const conflict = (code: ActionAnswer, message: string, orderId: string) =>
  new Refusal(409, code, message, { orderId });

/** Another call of the same customer is opening the form. */
export const paymentInProgress = () =>
  new Refusal(409, 'payment_in_progress', 'Un paiement est déjà en préparation. Réessayez dans un instant.', {
    retryAfter: 2,
  });

/** The refusal that explains to a customer why their action about an order is not granted. */
export function actionRefusal(answer: ActionAnswer, orderId: string): Refusal {
  switch (answer) {
    case 'order_already_paid':
      return conflict(answer, 'Cette commande est déjà enregistrée.', orderId);
    case 'order_on_account':
      return conflict(
        answer,
        'Cette commande est à régler sur votre compte\u00a0: contactez-nous pour l’annuler.',
        orderId,
      );
    case 'order_ended':
      return conflict(answer, 'Cette commande ne peut plus être payée.', orderId);
    case 'payment_running':
      return conflict(answer, 'Le paiement de cette commande est en cours de traitement.', orderId);
    case 'payment_unavailable':
      return paymentUnavailable();
    default:
      return notFound('Commande');
  }
}
