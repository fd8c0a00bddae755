import { onServer } from './rendering';

export type StorageKind = 'local' | 'session';

/** Browser storage may be forbidden, full or corrupt: nothing here throws. */
function area(kind: StorageKind): Storage | null {
  if (onServer()) return null;
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

/** The parsed text; null without one, when `parse` refuses it or storage is forbidden. */
export function readStorage<T>(kind: StorageKind, key: string, parse: (text: string) => T | null): T | null {
  try {
    const text = area(kind)?.getItem(key) ?? null;
    return text === null ? null : parse(text);
  } catch {
    return null;
  }
}

/** False when storage is forbidden or full. */
export function writeStorage(kind: StorageKind, key: string, text: string): boolean {
  try {
    const storage = area(kind);
    storage?.setItem(key, text);
    return storage !== null;
  } catch {
    return false;
  }
}

export function removeStorage(kind: StorageKind, key: string): void {
  try {
    area(kind)?.removeItem(key);
  } catch {
    // Nothing is stored where storage is forbidden.
  }
}

/** Empty when storage is out of reach. */
function storedKeys(kind: StorageKind): string[] {
  try {
    return Object.keys(area(kind) ?? {});
  } catch {
    return [];
  }
}

/**
 * Calls back when another tab changes the key in local storage (null: removed), and with the present value
 * when a frozen page returns, until the returned function is called.
 */
export function onStorageChange(key: string, listener: (text: string | null) => void): () => void {
  if (onServer()) return () => {};
  const receive = (event: StorageEvent) => {
    if (event.storageArea !== null && event.storageArea !== area('local')) return;
    if (event.key === key) listener(event.newValue);
    // The whole storage was cleared.
    if (event.key === null) listener(null);
  };
  const wakeUp = (event: PageTransitionEvent) => {
    if (event.persisted && area('local')) listener(readStorage('local', key, (text) => text));
  };
  window.addEventListener('storage', receive);
  window.addEventListener('pageshow', wakeUp);
  return () => {
    window.removeEventListener('storage', receive);
    window.removeEventListener('pageshow', wakeUp);
  };
}

/** Whose a stored value is: it goes when the customer signs out, or when the cart is emptied. */
type Owner = 'customer' | 'cart';

type OwnedKey = `sph-${Owner}-${string}`;

/** Key of a value of the customer or the cart. A value that outlives both has a plain `sph-` key. */
export const keyOf = (owner: Owner, name: string): OwnedKey => `sph-${owner}-${name}`;

/** Removes all that is stored under an owner's keys, also by a remote whose code is not loaded now. */
export function forgetAllOf(owner: Owner, ...kinds: readonly StorageKind[]): void {
  for (const kind of kinds) {
    for (const key of storedKeys(kind)) {
      if (key.startsWith(keyOf(owner, ''))) removeStorage(kind, key);
    }
  }
}
