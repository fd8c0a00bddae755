import { keyOf, readStorage, removeStorage, type StorageKind, writeStorage } from 'shared-contracts/storage';

/** A value in browser storage that goes with the cart. */
interface Stored<T> {
  read(): T | null;
  store(value: T): void;
  remove(): void;
}

/**
 * `parse` is given what storage holds, by any version: it takes what it knows, or answers null. What it does not know is read
 * as well and stored with a value that is made of the one read: a newer version of the shop may have stored it.
 */
export function storedWithCart<T extends object>(
  kind: StorageKind,
  name: string,
  parse: (stored: Partial<Record<keyof T, unknown>>) => T | null,
): Stored<T> {
  const key = keyOf('cart', name);
  function withUnknown(stored: Partial<Record<keyof T, unknown>>): T | null {
    const known = parse(stored);
    return known && { ...stored, ...known };
  }
  return {
    read: () => readStorage(kind, key, (text) => withUnknown(JSON.parse(text) ?? {})),
    store: (value) => void writeStorage(kind, key, JSON.stringify(value)),
    remove: () => removeStorage(kind, key),
  };
}
