import { unknownError } from 'shared-contracts/api/unknown-error';
import type { ApiError } from 'shared-contracts/http';

/** Returns why a request failed and when to try again; the API's message states the wait after a 429. */
export function reasonToRetry({ status, message }: ApiError): string {
  if (status === 429)
    return message === unknownError ? 'Trop de tentatives. Réessayez dans quelques minutes.' : message;
  return navigator.onLine
    ? 'Le service ne répond pas. Réessayez dans un instant.'
    : 'Vous êtes hors ligne. Réessayez au retour de la connexion.';
}
