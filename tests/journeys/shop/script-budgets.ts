/** Bytes of JavaScript that a page transfers at most, and a remote before its pages. */
export const scriptBudgets = { home: 160_000, list: 183_600, product: 189_400, remoteEntry: 11_000 };
