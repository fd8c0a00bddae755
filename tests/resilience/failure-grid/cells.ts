import { type FaultName, faultNames } from './faults';
import { type RemoteName, remotes } from './remotes';
import { filesOf, type Opening, openings, type Visit } from './visits';

/** A deployment replaces the pointer; it takes away only what has a name of its own. */
const waysToFail = (kind: string) => faultNames.filter((fault) => fault !== 'gone' || kind !== 'pointer');

/** `opening`: on the page opened first, or on a navigation. */
export interface Cell {
  readonly name: string;
  readonly remote: RemoteName;
  readonly kind: string;
  readonly file: RegExp;
  readonly fault: FaultName;
  readonly opening: Opening;
  readonly visit: Visit;
}

/** Every cell of the grid: a file of a remote that fails in one way, on the page opened first or on a navigation. */
export const cells: readonly Cell[] = remotes.flatMap((remote) =>
  Object.entries(filesOf(remote)).flatMap(([kind, { file, visits }]) =>
    waysToFail(kind).flatMap((fault) =>
      openings.map((opening) => ({
        name: `${remote}, ${kind}, ${fault}, ${opening}`,
        remote,
        kind,
        file,
        fault,
        opening,
        visit: visits[opening],
      })),
    ),
  ),
);
