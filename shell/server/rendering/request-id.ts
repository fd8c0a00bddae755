import { AsyncLocalStorage } from 'node:async_hooks';

/** Id of the request that is served, here and in workers: what it asks of the API has it too. */
export const requestIds = new AsyncLocalStorage<string | undefined>();
