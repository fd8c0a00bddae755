// Without zod, which is in no browser code.

/** Name of the exposed response header that names the filters that were applied, as `q status`: an API from before applies none. */
export const filteredByHeader = 'x-filtered-by';

/** Name of the exposed response header that holds the cursor of older orders. */
export const nextCursorHeader = 'x-next-cursor';
