import type { PlacedOrder } from 'shared-contracts/api/checkout';
import type { AmountDue } from 'shared-contracts/api/problem';
import { unknownError } from 'shared-contracts/api/unknown-error';
import { isApiError } from 'shared-contracts/http';

/** Texts of specification section 8. */
export const libraryNotLoaded = 'The library cannot be loaded';

/** The form cannot be used again: refused key or token, too many tries, expired, or the provider's own failure. */
export const deadForm = /^(CLIENT_(004|100|999)|PSP_(099|108))$/;
export const formBlocked =
  'Les champs de la carte n’ont pas pu s’afficher\u00a0: un bloqueur de contenu ou votre réseau les arrête peut-être. Autorisez-les pour cette page, puis réessayez.';
export const validationLost =
  'Votre banque a accepté le paiement, mais sa confirmation ne nous est pas encore parvenue. Réessayez\u00a0: vous ne paierez pas deux fois. Sinon, un e-mail vous confirmera la commande dès que la banque nous l’aura signalée.';

/** The order that the API says is paid already: an answer got lost on its way here, the payment did not. */
export function alreadyPaidOrder(error: unknown): string | null {
  if (!isApiError(error) || error.code !== 'order_already_paid') return null;
  const { orderId } = (error.body ?? {}) as Partial<PlacedOrder>;
  return typeof orderId === 'string' ? orderId : null;
}

/** The first of the named texts that a value has, or is itself; else 'Erreur inconnue'. */
function wordsOf(value: unknown, ...names: readonly string[]): string {
  const fields = (value ?? {}) as Readonly<Record<string, unknown>>;
  const words = [value, ...names.map((name) => fields[name])];
  return words.find((text): text is string => typeof text === 'string' && text !== '') ?? unknownError;
}

/** What the dialog shows when no payment could be created: the server's words. */
export const creationRefusal = (error: unknown): string =>
  wordsOf((error as { readonly body?: unknown } | null)?.body, 'error', 'message');

/** Why the card form is not there, in words: the library rejects with errors, with plain texts or with objects of its own. */
export const setupFailure = (error: unknown): string => wordsOf(error, 'errorMessage', 'message');

/** Both amounts of a purchase that costs another one than was shown. */
export interface ChangedAmount {
  readonly shown: AmountDue;
  readonly due: AmountDue;
  /** The API's own words. */
  readonly message: string;
}

const areCents = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** The amounts that the API requires instead; null on any other error, and from an API that names no amounts. */
export function changedAmount(error: unknown, shown: AmountDue): ChangedAmount | null {
  if (!isApiError(error) || error.code !== 'amount_differs') return null;
  const { due } = (error.body ?? {}) as { due?: Partial<AmountDue> };
  const { amount, goodsHT, vat, deliveryFee } = due ?? {};
  if (!areCents(amount) || !areCents(goodsHT) || !areCents(vat) || !areCents(deliveryFee)) return null;
  return { shown, due: { amount, goodsHT, vat, deliveryFee }, message: error.message };
}
