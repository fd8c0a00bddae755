import { atom, type PrimitiveAtom, type WritableAtom } from 'jotai';
import type { Store } from 'shared-contracts/store';

/** The atoms hold no state themselves: it is in the store of each app. */
const cells = new Map<string, PrimitiveAtom<unknown>>();

function cellOf(name: string): PrimitiveAtom<unknown> {
  const cell = cells.get(name) ?? atom<unknown>(undefined);
  cells.set(name, cell);
  return cell;
}

/**
 * Creates state shared by all versions of a remote under the same name. It also survives the reload with
 * which the shell updates itself, so its values must be JSON. `name` starts with the name of the remote; a
 * value of another shape needs another name.
 */
export function lastingAtom<T>(name: string, initial: T): WritableAtom<T, [T], void> {
  return atom(
    (get) => (get(cellOf(name)) as T | undefined) ?? initial,
    (_get, set, value: T) => set(cellOf(name), value),
  );
}

/** Returns the state of all lasting atoms by name, as JSON for `restoreLastingState`. */
export const lastingState = (store: Store): Record<string, unknown> =>
  Object.fromEntries([...cells].map(([name, cell]) => [name, store.get(cell)]));

/** Restores the result of `lastingState`, also for remotes that are loaded later. */
export function restoreLastingState(store: Store, state: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(state)) store.set(cellOf(name), value);
}
