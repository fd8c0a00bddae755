import { AsyncLocalStorage } from 'node:async_hooks';

/** Headers for API requests on behalf of the current request, here and in workers: request id and trace. */
export const requestHeaders = new AsyncLocalStorage<Readonly<Record<string, string>>>();
