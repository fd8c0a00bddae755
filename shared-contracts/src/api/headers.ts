// Without zod, which no browser code contains.

/** Name of the exposed response header that lists the applied filters, as `q status`. */
export const filteredByHeader = 'x-filtered-by';

/** Name of the exposed response header with the cursor of older orders. */
export const nextCursorHeader = 'x-next-cursor';

/** Exposed response header, with any value, of an API with fields and calls beyond the specification. */
export const extrasHeader = 'shop-extras';

/** Name of the response header of API and shell with the request's id in the server's log. */
export const requestIdHeader = 'X-Request-Id';
