import { types } from 'node:util';

/** Codes of connections that are refused, broken, closed by a stopping server, or timed out. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // A statement or a transaction that took longer than its limit.
  '57014',
  '25P03',
]);
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|connect ECONN|Client has encountered a connection error/;

/** The error itself and those it was made of, outermost first. */
function* causes(error: unknown): Generator<Error & { code?: string; constraint?: string }> {
  // Not instanceof: errors of sockets may come from another realm than ours.
  for (let current = error; types.isNativeError(current); current = current.cause) yield current;
}

/** True when the database cannot be reached at the moment. */
export function isDatabaseAway(error: unknown): boolean {
  for (const cause of causes(error)) {
    const { code = '' } = cause;
    if (awayCodes.has(code) || code.startsWith('08') || awayMessages.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}

/** True when a unique index of that name refused a row. */
export const violates = (error: unknown, index: string): boolean =>
  [...causes(error)].some(({ code, constraint }) => code === '23505' && constraint === index);

/** True when the server has rolled a transaction back because of a deadlock. */
export const isDeadlock = (error: unknown): boolean =>
  [...causes(error)].some(({ code }) => code === '40P01');

/** True when a row was refused because its customer has been erased meanwhile. */
export const isOfErasedCustomer = (error: unknown): boolean =>
  [...causes(error)].some(
    ({ code, constraint }) => code === '23503' && constraint?.endsWith('_customer_id_customers_id_fk'),
  );
