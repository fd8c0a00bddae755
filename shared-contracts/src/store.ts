import type { createStore } from 'jotai';

/** The jotai store of one app: made per browser page, on the server per request. */
export type Store = ReturnType<typeof createStore>;
