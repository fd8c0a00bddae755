/** Limits in bytes of transferred JavaScript, for pages and for the entry of a remote. */
export const scriptBudgets = { home: 141_000, list: 183_000, product: 182_000, remoteEntry: 11_000 };
