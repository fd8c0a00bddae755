import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';

type SecurityEvent =
  | 'sign_in_refused'
  | 'throttled'
  | 'refresh_token_reused'
  | 'payment_proof_forged'
  | 'password_reset_asked'
  | 'password_reset'
  | 'password_changed'
  | 'email_changed'
  | 'signed_out_everywhere';

interface Details {
  /** Id of the account, or the pseudonym of a username without account. */
  readonly account?: string;
  readonly call?: string;
}

const quiet = ['fatal', 'silent'];

/** Logs an event at every level except `fatal` and `silent`, without names, emails, addresses or secrets. */
export function logSecurityEvent(
  { log }: { readonly log: FastifyBaseLogger },
  event: SecurityEvent,
  details: Details = {},
): void {
  const level = quiet.includes(log.level) ? 'silent' : 'info';
  log.child({}, { level }).info({ event, ...details }, 'security');
}

/** Creates a function that returns the pseudonym of a text, the same one in every process. */
export const createPseudonyms = (secret: string) => (text: string) =>
  `unknown:${createHmac('sha256', secret).update(`pseudonym:${text.trim().toLowerCase()}`).digest('base64url').slice(0, 16)}`;
