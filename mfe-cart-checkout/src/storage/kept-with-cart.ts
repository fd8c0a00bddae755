import { keyOf, readStorage, removeStorage, type StorageKind, writeStorage } from 'shared-contracts/storage';

/** A value in browser storage that goes with the cart. */
interface Kept<T> {
  read(): T | null;
  keep(value: T): void;
  forget(): void;
}

/**
 * `parse` is given what storage holds, by any version: it takes what it knows, or answers null. What it does not know is read
 * as well and kept with a value that is made of the one read: a newer version of the shop may have stored it.
 */
export function keptWithCart<T extends object>(
  kind: StorageKind,
  name: string,
  parse: (stored: Partial<Record<keyof T, unknown>>) => T | null,
): Kept<T> {
  const key = keyOf('cart', name);
  function withUnknown(stored: Partial<Record<keyof T, unknown>>): T | null {
    const known = parse(stored);
    return known && { ...stored, ...known };
  }
  return {
    read: () => readStorage(kind, key, (text) => withUnknown(JSON.parse(text) ?? {})),
    keep: (value) => void writeStorage(kind, key, JSON.stringify(value)),
    forget: () => removeStorage(kind, key),
  };
}
