import type { createStore } from 'jotai';

/** The jotai store of one app: one per browser page, on the server one per request. */
export type Store = ReturnType<typeof createStore>;
