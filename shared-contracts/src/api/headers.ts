// Without zod, which is in no browser code.

/** Name of the exposed response header that names the filters that were applied, as `q status`. */
export const filteredByHeader = 'x-filtered-by';

/** Name of the exposed response header that holds the cursor of older orders. */
export const nextCursorHeader = 'x-next-cursor';

/** Exposed response header, with any value, of an API with fields and calls beyond the specification. */
export const extrasHeader = 'shop-extras';

/** Answers of the API and of the shell carry the id of the request in the server's log. */
export const requestIdHeader = 'X-Request-Id';
