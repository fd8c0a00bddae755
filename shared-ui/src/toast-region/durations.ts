/** Milliseconds a toast stays; one that waits for its work stays until the work is done. */
export const durations = { duration: 3000, loading: { duration: Number.POSITIVE_INFINITY } };
