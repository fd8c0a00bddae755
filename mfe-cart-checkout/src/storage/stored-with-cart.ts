import { keyOf, readStorage, removeStorage, type StorageKind, writeStorage } from 'shared-contracts/storage';

/** A value in browser storage, under a key of the cart. */
interface Stored<T> {
  read(): T | null;
  store(value: T): void;
  remove(): void;
}

/**
 * `parse` receives a stored value of any version and returns its known fields, or null if it is invalid.
 * Unknown fields, perhaps of a newer version, are read as well and written back with derived values.
 */
export function storedWithCart<T extends object>(
  kind: StorageKind,
  name: string,
  parse: (stored: Partial<Record<keyof T, unknown>>) => T | null,
): Stored<T> {
  const key = keyOf('cart', name);
  function withUnknown(stored: Partial<Record<keyof T, unknown>>): T | null {
    const parsed = parse(stored);
    return parsed && { ...stored, ...parsed };
  }
  return {
    read: () => readStorage(kind, key, (text) => withUnknown(JSON.parse(text) ?? {})),
    store: (value) => void writeStorage(kind, key, JSON.stringify(value)),
    remove: () => removeStorage(kind, key),
  };
}
