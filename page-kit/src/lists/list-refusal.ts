import type { ApiError } from 'shared-contracts/http';

/** Codes whose message the API writes for the customer. */
const told = new Set([
  'list_name_taken',
  'too_many_lists',
  'too_many_lines',
  'list_changed',
  'invalid_quantity',
]);

/** Why a list could not be changed, in French. */
export function listRefusal({ status, code, message }: ApiError): string {
  if (told.has(code) || status === 429) return message;
  if (status === 404) return 'Cette liste n’existe plus.';
  return 'La liste n’a pas pu être enregistrée. Réessayez.';
}
