import { atom, type PrimitiveAtom, type WritableAtom } from 'jotai';
import type { Store } from 'shared-contracts/store';

/** Hold no state themselves: that is in the store of each app. */
const cells = new Map<string, PrimitiveAtom<unknown>>();

function cellOf(name: string): PrimitiveAtom<unknown> {
  const known = cells.get(name);
  if (known) return known;
  const made = atom<unknown>(undefined);
  cells.set(name, made);
  return made;
}

/**
 * State that outlives the version of the remote that made it: every version that asks for the name has the same. It also
 * outlives a reload by which the shell makes room for another version of itself, so its values are JSON. `name` begins with
 * the remote's; another shape takes another name.
 */
export function lastingAtom<T>(name: string, initial: T): WritableAtom<T, [T], void> {
  return atom(
    (get) => (get(cellOf(name)) as T | undefined) ?? initial,
    (_get, set, value: T) => set(cellOf(name), value),
  );
}

export const lastingState = (store: Store): Record<string, unknown> =>
  Object.fromEntries([...cells].map(([name, cell]) => [name, store.get(cell)]));

/** Puts back what `lastingState` gave; remotes that are not loaded yet find it when they come. */
export function restoreLastingState(store: Store, state: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(state)) store.set(cellOf(name), value);
}
