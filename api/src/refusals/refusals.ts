import type { Problem } from 'shared-contracts/api/problem';
import { counted } from '../operator-messages';

/** An error response: HTTP status, stable code and French message. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Further fields of the response; `retryAfter` in seconds. */
    readonly details: Omit<Problem, 'code' | 'message' | 'error'> & { readonly retryAfter?: number } = {},
  ) {
    super(message);
  }
}

/** @param field path in the body or query, or an empty string */
export function invalidRequest(field: string, what: 'La demande' | 'Le formulaire' = 'La demande'): Refusal {
  const which = field ? `\u00a0: vérifiez le champ «\u00a0${field}\u00a0».` : '.';
  return new Refusal(400, 'invalid_request', `${what} contient une erreur${which}`, field ? { field } : {});
}

/** @param message what is wrong with the field and how to correct it */
export const invalidField = (field: string, message: string) =>
  new Refusal(400, 'invalid_request', message, { field });

/** The caller is not signed in. */
export const unauthorized = () => new Refusal(401, 'unauthorized', 'Vous devez vous connecter.');

/** @param what the absent thing, with a capital letter */
export const notFound = (what: string, details?: Pick<Problem, 'replacedBy'>) =>
  new Refusal(404, 'not_found', `${what} introuvable.`, details);

/** Formats a duration, rounded up: '40 secondes', '12 minutes', '2 heures'. */
export function waitWords(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  const [size, unit] = whole > 59 * 60 ? [3600, 'heure'] : whole >= 60 ? [60, 'minute'] : [1, 'seconde'];
  return counted(Math.ceil(whole / size), unit);
}

/** Refuses attempts above a limit. @param seconds until the next one is accepted */
export const tooMany = (seconds: number) =>
  new Refusal(429, 'too_many_requests', `Trop de tentatives. Réessayez dans ${waitWords(seconds)}.`, {
    retryAfter: seconds,
  });

/** The API cannot serve the call for now; the same call may succeed later. */
export const unavailable = () =>
  new Refusal(503, 'unavailable', 'Le service est momentanément indisponible. Réessayez dans un instant.', {
    retryAfter: 5,
  });
