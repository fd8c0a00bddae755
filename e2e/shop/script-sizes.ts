/** Bytes of scripts on the wire, at most: of a list and of the home page in all, and of a remote before its pages. */
export const largestScripts = { list: 181_000, home: 157_000, remoteEntry: 11_000 } as const;
