import { onServer } from '../rendering';

export type StorageKind = 'local' | 'session';

/** The only place that touches browser storage. It may be forbidden, full or corrupt: nothing here throws. */
function area(kind: StorageKind): Storage | null {
  if (onServer()) return null;
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

/** What `parse` makes of the stored text; null when there is none, when it is refused or when storage is out of reach. */
export function readStorage<T>(kind: StorageKind, key: string, parse: (text: string) => T | null): T | null {
  try {
    const text = area(kind)?.getItem(key) ?? null;
    return text === null ? null : parse(text);
  } catch {
    return null;
  }
}

/** False when the text could not be kept (storage forbidden or full). */
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
    // Nothing can be kept there, so nothing is left behind.
  }
}

/** Empty when storage is out of reach. */
export function storedKeys(kind: StorageKind): string[] {
  try {
    return Object.keys(area(kind) ?? {});
  } catch {
    return [];
  }
}

/**
 * Calls back when another tab changes the key in local storage (null: removed) until the returned function is called. A page
 * that the browser kept frozen heard nothing meanwhile, so it hears the present value when it comes back.
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
