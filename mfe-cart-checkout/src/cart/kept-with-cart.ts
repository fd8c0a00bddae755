import { keyOf, readStorage, removeStorage, type StorageKind, writeStorage } from 'shared-contracts/storage';

/** A value in browser storage that goes with the cart. */
interface Kept<T> {
  read(): T | null;
  keep(value: T): void;
  forget(): void;
}

/** `parse` is given what storage holds, written by whoever: it takes what it knows, or answers null. */
export function keptWithCart<T extends object>(
  kind: StorageKind,
  name: string,
  parse: (stored: Partial<Record<keyof T, unknown>>) => T | null,
): Kept<T> {
  const key = keyOf('cart', name);
  return {
    read: () => readStorage(kind, key, (text) => parse(JSON.parse(text) ?? {})),
    keep: (value) => void writeStorage(kind, key, JSON.stringify(value)),
    forget: () => removeStorage(kind, key),
  };
}
