import { KR } from './settings.js';

/** @type {Map<string, Set<import('../messages').Callback>>} */
const callbacks = new Map();

/** Every method of the client promises the client, and a result when it has one. @param {unknown} [result] */
export const done = async (result) => (result === undefined ? { KR } : { KR, result });

/**
 * Runs the shop's callbacks in order; false when one of them, or its promise, says false or fails.
 * @param {string} event
 * @param {object} [detail]
 */
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

/** @param {string} event */
export const listenerFor = (event) => (/** @type {import('../messages').Callback} */ callback) => {
  callbacks.set(event, (callbacks.get(event) ?? new Set()).add(callback));
  return done();
};

/** Forgets the callbacks of one event (`onSubmit` or `submit`), or of all. @param {string} [event] */
export function removeEventCallbacks(event) {
  if (event)
    callbacks.delete(callbacks.has(event) ? event : `on${event.charAt(0).toUpperCase()}${event.slice(1)}`);
  else callbacks.clear();
  return done();
}
