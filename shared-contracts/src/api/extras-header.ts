// Without zod, which is in no browser code.

/**
 * Name of the exposed response header by which an API says, on every answer, that it takes the request fields and headers
 * and has the calls that the shop knows beyond the specification. Any value counts.
 */
export const extrasHeader = 'shop-extras';
