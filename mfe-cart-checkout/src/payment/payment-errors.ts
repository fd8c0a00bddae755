import type { PlacedOrder } from 'shared-contracts/api/checkout';
import type { AmountDue } from 'shared-contracts/api/problem';
import { unknownError } from 'shared-contracts/api/unknown-error';
import { type ApiError, isApiError } from 'shared-contracts/http';

/** Text of specification section 8. */
export const libraryNotLoaded = 'The library cannot be loaded';

/** Whether the API has refused a call. Without a response or on a 5xx, it may have done what was asked. */
export const isRefusal = (error: unknown): error is ApiError =>
  isApiError(error) && error.status !== null && error.status < 500;

/** Codes of an unusable form: key or token refused, too many attempts, expired, provider failure. */
export const unusableForm = /^(CLIENT_(004|100|999)|PSP_(099|108))$/;
/** Message when the provider's fields are not shown. */
export const formBlocked =
  'Les champs de la carte n’ont pas pu s’afficher\u00a0: un bloqueur de contenu ou votre réseau les arrête peut-être. Autorisez-les pour cette page, puis réessayez.';
/** Message when the API did not answer whether the accepted payment has arrived. */
export const validationLost =
  'Votre banque a accepté le paiement, mais sa confirmation ne nous est pas encore parvenue. Réessayez\u00a0: vous ne paierez pas deux fois. Sinon, un e-mail vous confirmera la commande dès que la banque nous l’aura signalée.';

/** Returns the id of the order that the API reports as already paid: only the response was lost. */
export function alreadyPaidOrder(error: unknown): string | null {
  if (!isApiError(error) || error.code !== 'order_already_paid') return null;
  const { orderId } = (error.body ?? {}) as Partial<PlacedOrder>;
  return typeof orderId === 'string' ? orderId : null;
}

/** Returns `value` if it is a text, else the first named field that is one, else 'Erreur inconnue'. */
function firstText(value: unknown, ...names: readonly string[]): string {
  const fields = (value ?? {}) as Readonly<Record<string, unknown>>;
  const texts = [value, ...names.map((name) => fields[name])];
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? unknownError;
}

/** Message when no payment could be created: the server's text. */
export const creationRefusal = (error: unknown): string =>
  firstText((error as { readonly body?: unknown } | null)?.body, 'error', 'message');

/** Message when the card form cannot be set up: the library rejects with errors, texts or its own objects. */
export const setupFailure = (error: unknown): string => firstText(error, 'errorMessage', 'message');

/** The shown and the required amounts of a purchase, where they differ. */
export interface ChangedAmount {
  readonly shown: AmountDue;
  readonly due: AmountDue;
  /** Text of the API. */
  readonly message: string;
}

/** Whether a value of an API is an amount in cents. */
export const isCents = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Returns the amounts that the API requires instead; null on another error, or if it sends no amounts. */
export function changedAmount(error: unknown, shown: AmountDue): ChangedAmount | null {
  if (!isApiError(error) || error.code !== 'amount_differs') return null;
  const { due } = (error.body ?? {}) as { due?: Partial<AmountDue> };
  const { amount, goodsHT, vat, deliveryFee } = due ?? {};
  if (!isCents(amount) || !isCents(goodsHT) || !isCents(vat) || !isCents(deliveryFee)) return null;
  return { shown, due: { amount, goodsHT, vat, deliveryFee }, message: error.message };
}
