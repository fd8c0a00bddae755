// Without zod, which is in no browser code.

/** Name of the exposed response header that names the filters that were applied, as `q status`. */
export const filteredByHeader = 'x-filtered-by';

/** Name of the exposed response header that holds the cursor of older orders. */
export const nextCursorHeader = 'x-next-cursor';

/**
 * Name of the exposed response header by which an API says, on every answer, that it takes the request fields and headers
 * and has the calls that the shop knows beyond the specification. Any value counts.
 */
export const extrasHeader = 'shop-extras';

/** Answers of the API and of the shell carry the id of the request in the server's log. */
export const requestIdHeader = 'X-Request-Id';

/** The id that a request brings along: taken from a trusted proxy alone, and only when it is well-formed; else null. */
export function broughtRequestId(given: unknown, fromTrustedProxy: boolean): string | null {
  return fromTrustedProxy && typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : null;
}
