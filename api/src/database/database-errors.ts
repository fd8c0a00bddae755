import { types } from 'node:util';

/** Error codes of connections that were refused, broken, timed out or closed by a stopping server. */
const outageCodes = new Set([
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
  // A statement or a transaction that exceeded its timeout.
  '57014',
  '25P03',
]);
const outageMessages =
  /Connection terminated|timeout exceeded when trying to connect|connect ECONN|Client has encountered a connection error/;

/** Yields the error and its causes, outermost first. */
function* causes(error: unknown): Generator<Error & { code?: string; constraint?: string }> {
  // Not instanceof: errors of sockets may come from another realm.
  for (let current = error; types.isNativeError(current); current = current.cause) yield current;
}

/** Returns true when the error means that the database is unreachable or too slow. */
export function isDatabaseAway(error: unknown): boolean {
  for (const cause of causes(error)) {
    const { code = '' } = cause;
    if (outageCodes.has(code) || code.startsWith('08') || outageMessages.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}

/** Returns true when the unique index of that name refused a row. */
export const violates = (error: unknown, index: string): boolean =>
  [...causes(error)].some(({ code, constraint }) => code === '23505' && constraint === index);

/** Returns true when the server has rolled back a transaction because of a deadlock. */
export const isDeadlock = (error: unknown): boolean =>
  [...causes(error)].some(({ code }) => code === '40P01');

/** Returns true when a row was refused because its customer has been erased in the meantime. */
export const isOfErasedCustomer = (error: unknown): boolean =>
  [...causes(error)].some(
    ({ code, constraint }) => code === '23503' && constraint?.endsWith('_customer_id_customers_id_fk'),
  );
