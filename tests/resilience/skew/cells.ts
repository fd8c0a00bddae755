import { contractVersion } from '../../../tools/build/contract.mjs';
import { type RemoteName, remotes } from '../failure-grid/remotes';

const next = `contract ${contractVersion + 1}`;
type Outcome = 'page' | 'fallback';

export interface Cell {
  readonly name: string;
  readonly shell: string;
  readonly remote: RemoteName;
  readonly version: string;
  readonly outcome: Outcome;
}

const cell = (shell: string, remote: RemoteName, version: string, outcome: Outcome): Cell => ({
  name: `shell ${shell}, ${remote} ${version}`,
  shell,
  remote,
  version,
  outcome,
});
const ofAll = (shell: string, version: string, outcome: Outcome) =>
  remotes.map((remote) => cell(shell, remote, version, outcome));

/**
 * Shells and versions of remotes that meet. `outcome`: `page`, or `fallback` in the place of the page; the rest of the shop is
 * alive in both. In the order of the shells, of which each is started once.
 */
export const cells: readonly Cell[] = [
  ...['N', 'N+1'].flatMap((version) => ofAll('N', version, 'page')),
  cell('N', 'mfe-account', 'React 19.3.0', 'page'),
  cell('N', 'mfe-account', 'federation 2.9.1', 'page'),
  cell('N', 'mfe-account', "federation 2.8.2, the shell's", 'fallback'),
  cell('N', 'mfe-account', 'federation 2.8.2, its own', 'page'),
  cell('N', 'mfe-account', 'an unknown shared key', 'fallback'),
  ...ofAll('N', next, 'fallback'),
  ...ofAll('N', 'both contracts', 'page'),
  cell('federation 2.9.1', 'mfe-account', 'N', 'page'),
  cell('without useSearchParams', 'mfe-catalogue', 'N', 'fallback'),
  ...ofAll(next, 'N', 'page'),
  ...ofAll(next, next, 'page'),
];
