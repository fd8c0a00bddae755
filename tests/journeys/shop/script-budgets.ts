/** Limits in bytes of transferred JavaScript, for pages and for the entry of a remote. */
export const scriptBudgets = { home: 161_300, list: 185_400, product: 189_400, remoteEntry: 11_000 };
