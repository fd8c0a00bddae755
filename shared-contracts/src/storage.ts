import { onServer } from './rendering';

export type StorageKind = 'local' | 'session';

/** Uses browser storage; returns `otherwise` if it is forbidden, full, corrupt, or missing on the server. */
function attempt<T>(kind: StorageKind, otherwise: T, use: (storage: Storage) => T): T {
  try {
    return onServer() ? otherwise : use(window[`${kind}Storage`]);
  } catch {
    return otherwise;
  }
}

/** Returns the parsed text; null if there is none, `parse` refuses it or storage is forbidden. */
export const readStorage = <T>(kind: StorageKind, key: string, parse: (text: string) => T | null): T | null =>
  attempt(kind, null, (storage) => {
    const text = storage.getItem(key);
    return text === null ? null : parse(text);
  });

/** Returns the entries of a stored JSON list; none if there is no list or storage is forbidden. */
export function readList(kind: StorageKind, key: string): readonly unknown[] {
  const value = readStorage(kind, key, (text): unknown => JSON.parse(text));
  return Array.isArray(value) ? value : [];
}

/** Writes a text; returns false if storage is forbidden or full. */
export const writeStorage = (kind: StorageKind, key: string, text: string): boolean =>
  attempt(kind, false, (storage) => {
    storage.setItem(key, text);
    return true;
  });

/** Removes a value; does nothing if storage is forbidden. */
export const removeStorage = (kind: StorageKind, key: string): void =>
  attempt(kind, undefined, (storage) => storage.removeItem(key));

/**
 * Calls back when another tab changes or removes the local key, and when the page is restored or shown, until
 * the returned function is called.
 */
export function onStorageChange(key: string, listener: () => void): () => void {
  if (onServer()) return () => {};
  const ownArea = () => attempt<Storage | null>('local', null, (storage) => storage);
  const receive = (event: StorageEvent) => {
    if (event.storageArea !== null && event.storageArea !== ownArea()) return;
    // Null: the whole storage was cleared.
    if (event.key === key || event.key === null) listener();
  };
  const wakeUp = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  // A suspended tab of a phone may have missed events.
  const show = () => document.visibilityState === 'visible' && listener();
  window.addEventListener('storage', receive);
  window.addEventListener('pageshow', wakeUp);
  document.addEventListener('visibilitychange', show);
  return () => {
    window.removeEventListener('storage', receive);
    window.removeEventListener('pageshow', wakeUp);
    document.removeEventListener('visibilitychange', show);
  };
}

/** Owner of a stored value: it is removed when the customer signs out, or when the cart is emptied. */
type Owner = 'customer' | 'cart';

/** Returns the key of a value of customer or cart. A value that outlives both has a plain `sph-` key. */
export const keyOf = (owner: Owner, name: string) => `sph-${owner}-${name}`;

/** Removes all values under an owner's keys, also those of remotes that are not loaded. */
export function forgetAll(owner: Owner, ...kinds: readonly StorageKind[]): void {
  for (const kind of kinds) {
    for (const key of attempt<string[]>(kind, [], Object.keys))
      if (key.startsWith(keyOf(owner, ''))) removeStorage(kind, key);
  }
}

/** Returns 32 random hexadecimal digits; `crypto.randomUUID` needs https. */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
