/** Limits in bytes of transferred JavaScript, for pages and for the entry of a remote. */
export const scriptBudgets = { home: 160_700, list: 185_400, product: 189_400, remoteEntry: 11_000 };
