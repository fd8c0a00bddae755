import { buildOf } from 'server-kit/remote-build';
import { closedPages } from 'shared-contracts/remotes/shell-contract';
import type { DeployedRemote } from './deployed-remote';
import type { KnownRemote } from './version-set';
import type { Version } from './versions';

/** One build of a remote, for operators. */
const buildStatus = ({ manifest, since }: Version) => ({
  version: manifest.version,
  build: buildOf(manifest),
  commit: manifest.commit ?? null,
  /** When it was accepted, or refused first (ISO 8601). */
  since,
});

export type BuildStatus = Readonly<ReturnType<typeof buildStatus>>;

/** Returns what does not fit between environment and build: closed pages and empty slots. */
export function mismatches({ prefixes, slots, manifest }: KnownRemote): string[] {
  if (!manifest) return [];
  const { fragments } = manifest;
  const empty = fragments ? slots.filter((slot) => !fragments[slot]) : [];
  return [
    ...closedPages(manifest, prefixes),
    ...empty.map(
      (slot) => `remote.json n'a pas le fragment ${slot}, que l'environnement lui donne à montrer`,
    ),
  ];
}

const refusal = (version: Version | null) =>
  version && !version.isGood && version.reason !== null
    ? { ...buildStatus(version), reason: version.reason, isTakenBack: version.isDropped }
    : null;

/** Returns the status of a remote for `/health` and `/status`. */
export const remoteStatus = ({ settings, known, named, live, canary, unfit, problem }: DeployedRemote) => ({
  url: settings.url,
  /** The version in all pages; null: pages show the remote's fallback. */
  live: live && buildStatus(live),
  /** The version to become live, when it is not accepted; `isTakenBack`: visitors have had it. */
  refused: refusal(named),
  /** The version for some visitors: `live` if they get it. */
  canary: canary && {
    percent: canary.percent,
    live: canary.version.isGood ? buildStatus(canary.version) : null,
    refused: refusal(canary.version),
  },
  /** The newest version, when only an earlier one fits this shell. */
  unfit,
  /** Why its pointers could not be read at the last poll, else its `mismatches`. */
  problem: problem ?? (mismatches(known).join(' ; ') || null),
});

export type RemoteStatus = Readonly<ReturnType<typeof remoteStatus>>;
