/**
 * Whether this code runs on the shell's server. A function and not a constant, so that nothing is asked while modules load
 * and bundlers drop it where nobody calls it.
 */
export const onServer = (): boolean => typeof document === 'undefined';
