import { createHash } from 'node:crypto';
import type { Environment } from 'shared-contracts/environment';
import { type RemoteManifest, signedText } from 'shared-contracts/remotes';
import { closedPages } from 'shared-contracts/remotes/shell-contract';

export type RemoteSettings = Environment['remotes'][string];

/** Path of a remote's pointer on the shell: its last good version, regardless of what is at its URL. */
export const pointerPath = (remote: string) => `/remotes/${remote}.json`;

/** A remote as pages use it: its settings and its last good version, null when it never had one. */
export type KnownRemote = RemoteSettings & {
  /** Where browsers request its `remote.json`. */
  readonly pointer: string;
  readonly manifest: RemoteManifest | null;
  /** Whether a share of visitors gets another version. */
  readonly isShared?: boolean;
};

/** A version that passed the gate, and when it did (ISO 8601). */
export interface LiveVersion {
  readonly manifest: RemoteManifest;
  readonly since: string;
}

/** One build of a remote, for operators. */
export const buildStatus = ({ manifest, since }: LiveVersion) => ({
  version: manifest.version,
  /** Ten characters of the hash of its `remote.json` without the signature. */
  build: createHash('sha256').update(signedText(manifest)).digest('hex').slice(0, 10),
  commit: manifest.commit ?? null,
  contract: manifest.contract,
  /** Null when the build does not declare it, since it has its own runtime. */
  federation: manifest.federation ?? null,
  /** When it was accepted, or refused first (ISO 8601). */
  since,
});

export type BuildStatus = Readonly<ReturnType<typeof buildStatus>>;

/** Visits of the last hour that started with one build of a remote, and how many of them had an error. */
export interface BuildVisits extends Pick<BuildStatus, 'version' | 'build' | 'commit'> {
  readonly visits: number;
  readonly errors: number;
}

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

interface State {
  readonly live: LiveVersion | null;
  readonly refused: (LiveVersion & { readonly reason: string }) | null;
  readonly problem: string | null;
}

/** Returns the status of a remote for `/health` and `/status`. */
export const remoteStatus = (remote: KnownRemote, { live, refused, problem }: State) => ({
  url: remote.url,
  /** The version in all pages; null: pages show the remote's fallback. */
  live: live && buildStatus(live),
  /** The version at the URL, when it is not accepted. */
  refused: refused && { ...buildStatus(refused), reason: refused.reason },
  /** Why its pointer could not be read at the last poll, else its `mismatches`. */
  problem: problem ?? (mismatches(remote).join(' ; ') || null),
});

export type RemoteStatus = Readonly<ReturnType<typeof remoteStatus>>;
