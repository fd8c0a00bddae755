import { keyOf, readStorage, removeStorage, type StorageKind, writeStorage } from 'shared-contracts/storage';

/**
 * A value in browser storage, under a key of the cart. What a customer (`owner`, an id) has typed is read by
 * this customer alone, also after an expired session; a visitor's becomes the customer's who signs in.
 */
interface Stored<T> {
  read(owner?: string | null): T | null;
  store(value: T, owner?: string | null): void;
  remove(owner?: string | null): void;
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
  const visitors = keyOf('cart', name);
  const keyFor = (owner: string | null) => (owner === null ? visitors : keyOf('cart', `${name}@${owner}`));
  function withUnknown(stored: Partial<Record<keyof T, unknown>>): T | null {
    const parsed = parse(stored);
    return parsed && { ...stored, ...parsed };
  }
  const readKey = (key: string) => readStorage(kind, key, (text) => withUnknown(JSON.parse(text) ?? {}));
  return {
    read: (owner = null) => readKey(keyFor(owner)) ?? readKey(visitors),
    store(value, owner = null) {
      writeStorage(kind, keyFor(owner), JSON.stringify(value));
      if (owner !== null) removeStorage(kind, visitors);
    },
    remove(owner = null) {
      for (const key of [keyFor(owner), visitors]) removeStorage(kind, key);
    },
  };
}
