import { faults } from './faults.mjs';
import { filesOf } from './visits.mjs';

export const remotes = ['mfe-catalogue', 'mfe-cart-checkout', 'mfe-account'];

/** A deployment replaces the pointer; it takes away only what has a name of its own. */
const waysToFail = (kind) => Object.keys(faults).filter((fault) => fault !== 'gone' || kind !== 'pointer');

/** Every cell of the grid: a file of a remote that fails in one way, on the page opened first or on a navigation. */
export const cells = remotes.flatMap((remote) =>
  Object.entries(filesOf(remote)).flatMap(([kind, { file, ...visits }]) =>
    waysToFail(kind).flatMap((fault) =>
      Object.entries(visits).map(([opening, visit]) => ({
        name: `${remote}, ${kind}, ${fault}, ${opening}`,
        remote,
        kind,
        file,
        fault,
        opening,
        visit,
      })),
    ),
  ),
);
