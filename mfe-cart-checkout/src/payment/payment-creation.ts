import type { PaymentForm, PlacedOrder } from 'shared-contracts/api/checkout';
import { unknownError } from 'shared-contracts/api/unknown-error';
import { isApiError } from 'shared-contracts/http';

/** The order that the API says is paid already: an answer got lost on its way here, the payment did not. */
export function alreadyPaidOrder(error: unknown): string | null {
  if (!isApiError(error) || error.code !== 'order_already_paid') return null;
  const { orderId } = (error.body ?? {}) as Partial<PlacedOrder>;
  return typeof orderId === 'string' ? orderId : null;
}

/** The API answered, but without a form: its words, if any, are in `body`. */
class PaymentCreationError extends Error {
  override name = 'PaymentCreationError';

  constructor(readonly body: unknown) {
    super('The payment was not created');
  }
}

/** The form that the API answered. @throws {PaymentCreationError} where the answer holds none */
export function paymentFormOf(answer: unknown): PaymentForm {
  const { formToken, orderId } = (answer ?? {}) as Partial<PaymentForm>;
  if (typeof formToken === 'string' && typeof orderId === 'string') return { formToken, orderId };
  throw new PaymentCreationError(answer);
}

/** What the dialog shows when no payment could be created: the server's words, else 'Erreur inconnue'. */
export function creationRefusal(error: unknown): string {
  const body: unknown =
    typeof error === 'object' && error !== null && 'body' in error ? error.body : undefined;
  if (typeof body === 'string' && body !== '') return body;
  const { error: text, message } = (body ?? {}) as { error?: unknown; message?: unknown };
  return (
    [text, message].find((words): words is string => typeof words === 'string' && words !== '') ??
    unknownError
  );
}
