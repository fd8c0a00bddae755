/** Limits in bytes of transferred JavaScript, for pages and for the entry of a remote. */
export const scriptBudgets = { home: 161_300, list: 185_400, product: 190_700, remoteEntry: 11_000 };
