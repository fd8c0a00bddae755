import { keyOf, readStorage, removeStorage, type StorageKind, writeStorage } from 'shared-contracts/storage';

/** Id of a customer; null for a visitor. */
type Owner = string | null;

/**
 * Creates a value in browser storage, under a key of the cart. What a customer (`owner`, an id) has typed is read
 * by this customer alone, also after an expired session; a visitor's becomes the customer's who signs in.
 */
export function storedWithCart<T extends object>(
  kind: StorageKind,
  name: string,
  /** Returns the known fields of a stored value of any version; null if it is invalid. */
  parse: (stored: Partial<Record<keyof T, unknown>>) => T | null,
) {
  const visitors = keyOf('cart', name);
  const keyFor = (owner: Owner) => (owner === null ? visitors : keyOf('cart', `${name}@${owner}`));
  // Unknown fields, perhaps of a newer version, are read as well and written back with derived values.
  function withUnknown(stored: Partial<Record<keyof T, unknown>>): T | null {
    const parsed = parse(stored);
    return parsed && { ...stored, ...parsed };
  }
  const readKey = (key: string) => readStorage(kind, key, (text) => withUnknown(JSON.parse(text) ?? {}));
  return {
    read: (owner: Owner = null) => readKey(keyFor(owner)) ?? readKey(visitors),
    store(value: T, owner: Owner = null) {
      writeStorage(kind, keyFor(owner), JSON.stringify(value));
      if (owner !== null) removeStorage(kind, visitors);
    },
    remove(owner: Owner = null) {
      for (const key of [keyFor(owner), visitors]) removeStorage(kind, key);
    },
  };
}
