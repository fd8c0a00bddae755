import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';

export type SecurityEvent =
  | 'sign_in_refused'
  | 'throttled'
  | 'refresh_token_reused'
  | 'payment_proof_forged'
  | 'password_reset_asked'
  | 'password_reset'
  | 'password_changed'
  | 'signed_out_everywhere';

interface Details {
  /** Id of the account, or the keyed hash of a name that has none. */
  readonly account?: string;
  readonly call?: string;
}

const quiet = ['fatal', 'silent'];

/** Logs no name, email, address or secret, at every level but `fatal` and `silent`. */
export function logSecurityEvent(
  { log }: { readonly log: FastifyBaseLogger },
  event: SecurityEvent,
  details: Details = {},
): void {
  const level = quiet.includes(log.level) ? 'silent' : 'info';
  log.child({}, { level }).info({ event, ...details }, 'security');
}

/** Pseudonym of what was typed: the same text has the same one in every process. */
export function createPseudonyms(secret: string) {
  return (text: string) =>
    `unknown:${createHmac('sha256', secret).update(`pseudonym:${text.trim().toLowerCase()}`).digest('base64url').slice(0, 16)}`;
}
