/** Whether this code runs on the shell's server. A function, so that bundlers drop it where it is unused. */
export const onServer = (): boolean => typeof document === 'undefined';
