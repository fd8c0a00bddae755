import { unknownError } from 'shared-contracts/api/unknown-error';
import type { ApiError } from 'shared-contracts/http';

/** Why the API gave no answer that counts, and when to try again: after too many tries in its own words, which name the wait. */
export function reasonToRetry({ status, message }: ApiError): string {
  if (status === 429)
    return message === unknownError ? 'Trop de tentatives. Réessayez dans quelques minutes.' : message;
  return navigator.onLine
    ? 'Le service ne répond pas. Réessayez dans un instant.'
    : 'Vous êtes hors ligne. Réessayez au retour de la connexion.';
}

/** Shown for every sign-in that fails (specification, section 8); the reason follows below. */
export const signInRefusal = 'Erreur lors de la connexion';

const wrongCredentials =
  'Identifiant, adresse e-mail ou mot de passe incorrect. Vérifiez-les, ou choisissez un nouveau mot de passe par «\u00a0Mot de passe oublié\u202f?\u00a0».';

/** Why a sign-in was refused and what to do next. Only the API knows the reason of a 403, such as an account not verified. */
export function refusalReason(error: ApiError): string {
  const { status, message } = error;
  if (status === 403 && message !== unknownError) return message;
  return status === 400 || status === 401 || status === 403 ? wrongCredentials : reasonToRetry(error);
}
