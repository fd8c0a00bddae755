/** Where a browser reports which builds of remotes a visit has started with, and which of them had an error. */
export const visitsPath = '/visits';
