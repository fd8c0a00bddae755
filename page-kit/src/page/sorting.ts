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

/** The order that a text names; an unknown one counts as none. */
export function parseSort(text: string | null): ProductSort | undefined {
  return text !== null && Object.hasOwn(sorts, text) ? (text as ProductSort) : undefined;
}

/** Query of a list in an order; empty for that of the catalogue. */
export const sortSearch = (sort: ProductSort | undefined) => (sort ? `?tri=${sort}` : '');

const sortAtom = atom<ProductSort | undefined>(undefined);

/** The sort chosen last on this device; none on the server, until it is read, and for the default. */
export const preferredSortAtom = atom((get) => get(sortAtom));

/** Runs once in the browser, when the page of the server is taken over. */
export const loadPreferredSortAtom = atom(null, (_get, set) => {
  set(sortAtom, readStorage('local', storageKey, (text) => parseSort(text) ?? null) ?? undefined);
});

/** A choice of the person who uses the device: it outlives the visit and a sign-out. */
export const preferSortAtom = atom(null, (_get, set, sort: ProductSort | undefined) => {
  set(sortAtom, sort);
  if (sort) writeStorage('local', storageKey, sort);
  else removeStorage('local', storageKey);
});
