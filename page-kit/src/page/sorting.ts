import { atom } from 'jotai';
import type { ProductSort } from 'shared-contracts/api/products';
import { readStorage, removeStorage, writeStorage } from 'shared-contracts/storage';

const storageKey = 'sph-list-sort';

const sorts: Readonly<Record<ProductSort, true>> = {
  designation: true,
  '-designation': true,
  price: true,
  '-price': true,
  reference: true,
};

/** Parses a sort; undefined for an unknown one. */
export function parseSort(text: string | null): ProductSort | undefined {
  return text !== null && Object.hasOwn(sorts, text) ? (text as ProductSort) : undefined;
}

/** Returns the query string of a sort; empty for the default order of the catalogue. */
export const sortSearch = (sort: ProductSort | undefined) => (sort ? `?tri=${sort}` : '');

const sortAtom = atom<ProductSort | undefined>(undefined);

/** The sort chosen last on this device; undefined on the server, before it is read, and for the default. */
export const preferredSortAtom = atom((get) => get(sortAtom));

/** Reads the stored sort once in the browser, after hydration. */
export const loadPreferredSortAtom = atom(null, (_get, set) => {
  set(sortAtom, readStorage('local', storageKey, (text) => parseSort(text) ?? null) ?? undefined);
});

/** Stores the chosen sort; a preference of the device, which survives a sign-out. */
export const preferSortAtom = atom(null, (_get, set, sort: ProductSort | undefined) => {
  set(sortAtom, sort);
  if (sort) writeStorage('local', storageKey, sort);
  else removeStorage('local', storageKey);
});
