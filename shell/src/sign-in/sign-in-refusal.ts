import type { ApiError } from 'shared-contracts/http';

/** Shown for every sign-in that fails, be it for a wrong password (specification, section 8). */
export const signInRefusal = 'Erreur lors de la connexion';

/** Statuses whose reason helps: e-mail not verified, too many attempts. The others would only guess. */
const explained = [403, 429];

/** The API's sentence that is shown below; null where it would not help. */
export const refusalReason = ({ status, message }: ApiError) =>
  explained.includes(status ?? 0) ? message : null;
