import { KR } from './settings.js';

/** @type {Map<string, Set<Function>>} */
const callbacks = new Map();

/** Every method of the client promises the client, and a result when it has one. */
export const done = async (result) => (result === undefined ? { KR } : { KR, result });

/** Runs the shop's callbacks in order; false when one of them, or its promise, says false or fails. */
export async function announce(event, detail) {
  let goOn = true;
  for (const callback of callbacks.get(event) ?? []) {
    try {
      if ((await callback(detail)) === false) goOn = false;
    } catch (error) {
      goOn = false;
      console.error(error);
    }
  }
  return goOn;
}

export const listenerFor = (event) => (callback) => {
  callbacks.set(event, (callbacks.get(event) ?? new Set()).add(callback));
  return done();
};

/** Forgets the callbacks of one event (`onSubmit` or `submit`), or of all. */
export function removeEventCallbacks(event) {
  if (event) callbacks.delete(callbacks.has(event) ? event : `on${event[0].toUpperCase()}${event.slice(1)}`);
  else callbacks.clear();
  return done();
}
