/** Answers of the API and of the shell carry the id of the request in the server's log. */
export const requestIdHeader = 'X-Request-Id';

/** The id that a request brings along: taken from a trusted proxy alone, and only when it is well-formed; else null. */
export function broughtRequestId(given: unknown, fromTrustedProxy: boolean): string | null {
  return fromTrustedProxy && typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : null;
}
