import { removeStorage, type StorageKind, storedKeys } from './browser-storage';

/** Whose a stored value is: it goes when the customer signs out, or when the cart is emptied. */
type Owner = 'customer' | 'cart';

type OwnedKey = `sph-${Owner}-${string}`;

/** The key of a value that belongs to the customer or to the cart. A value that outlives both has a plain `sph-` key. */
export const keyOf = (owner: Owner, name: string): OwnedKey => `sph-${owner}-${name}`;

/** Removes all that is stored under an owner's keys, also by a remote whose code is not loaded now. */
export function forgetAllOf(owner: Owner, ...kinds: readonly StorageKind[]): void {
  for (const kind of kinds) {
    for (const key of storedKeys(kind)) {
      if (key.startsWith(keyOf(owner, ''))) removeStorage(kind, key);
    }
  }
}
