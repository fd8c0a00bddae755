import { types } from 'node:util';

/** System errors of a connection, and of a full disk. */
const outageCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENOENT|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EMFILE|ENOSPC)$/;
/**
 * PostgreSQL's errors of connections (08), logins (28), a missing database (3D), resources such as disks (53),
 * operators and timeouts (57) and files (58); of a read-only server, timeouts, an unknown outcome, a lock.
 * Other classes are faults of the code, or need a person (XX: corrupted data).
 */
const awayCodes = /^((08|28|3D|53|57|58)...|25006|25P03|25P04|40003|55P03)$/;
const outageMessages =
  /Connection terminated|timeout exceeded when trying to connect|connect ECONN|Client has encountered a connection error/;

/** Yields the error and its causes, outermost first. */
function* causes(error: unknown): Generator<Error & { code?: string; constraint?: string }> {
  // Not instanceof: errors of sockets may come from another realm.
  for (let current = error; types.isNativeError(current); current = current.cause) yield current;
}

/** Returns true when the error means that the database is unreachable, too slow, or refuses all writes. */
export function isDatabaseAway(error: unknown): boolean {
  for (const cause of causes(error)) {
    const { code = '' } = cause;
    if (outageCodes.test(code) || awayCodes.test(code) || outageMessages.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.every(isDatabaseAway)) return true;
  }
  return false;
}

/** Returns true when the unique index of that name refused a row. */
export const violates = (error: unknown, index: string): boolean =>
  [...causes(error)].some(({ code, constraint }) => code === '23505' && constraint === index);

/** Returns true when the server rolled back a transaction because of others: it can be repeated. */
export const isRolledBack = (error: unknown): boolean =>
  [...causes(error)].some(({ code = '' }) => /^40(000|001|P01)$/.test(code));

/** Returns the message of a server that refuses this login or lacks this database; undefined otherwise. */
export const refusedLogin = (error: unknown): string | undefined =>
  [...causes(error)].find(({ code = '' }) => /^(28|3D)...$/.test(code))?.message;

/** Returns true when a row was refused because its customer has been erased in the meantime. */
export const isOfErasedCustomer = (error: unknown): boolean =>
  [...causes(error)].some(
    ({ code, constraint }) => code === '23503' && constraint?.endsWith('_customer_id_customers_id_fk'),
  );
