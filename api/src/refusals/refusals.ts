import type { Problem } from 'shared-contracts/api/problem';

/** A refusal: status, stable code, French sentence. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: Pick<Problem, 'field' | 'orderId' | 'due' | 'pricingVersion'> & {
      readonly retryAfter?: number;
    } = {},
  ) {
    super(message);
  }
}

/** `field` is a path in the body or query, empty where there is none to name. */
export function invalidRequest(field: string, what: 'La demande' | 'Le formulaire' = 'La demande'): Refusal {
  const which = field ? `\u00a0: vérifiez le champ «\u00a0${field}\u00a0».` : '.';
  return new Refusal(400, 'invalid_request', `${what} contient une erreur${which}`, field ? { field } : {});
}

/** `message` says what is wrong with this field and what to write. */
export const invalidField = (field: string, message: string) =>
  new Refusal(400, 'invalid_request', message, { field });

export const unauthorized = () => new Refusal(401, 'unauthorized', 'Vous devez vous connecter.');

export const notFound = (what: string) => new Refusal(404, 'not_found', `${what} introuvable.`);

export const unavailable = () =>
  new Refusal(503, 'unavailable', 'Le service est momentanément indisponible. Réessayez dans un instant.', {
    retryAfter: 5,
  });
