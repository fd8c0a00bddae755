import { createHash } from 'node:crypto';
import type { Environment } from 'shared-contracts/environment';
import { type RemoteManifest, signedText } from 'shared-contracts/remotes';
import { closedPages } from 'shared-contracts/remotes/shell-contract';

export type RemoteSettings = Environment['remotes'][string];

/** Path at which the shell sends the pointer of a remote: the last good one, whatever is at its URL. */
export const pointerPath = (remote: string) => `/remotes/${remote}.json`;

/** A remote as pages name it: its settings and its last good version; null when it never had one. */
export type KnownRemote = RemoteSettings & {
  /** Where browsers request its `remote.json`. */
  readonly pointer: string;
  readonly manifest: RemoteManifest | null;
  /** A share of visitors gets another version. */
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
  /** Null where the build says nothing of it: a runtime of its own. */
  federation: manifest.federation ?? null,
  /** When it was accepted, or refused first (ISO 8601). */
  since,
});

export type BuildStatus = Readonly<ReturnType<typeof buildStatus>>;

/** Visits of the last hour that started with one build of a remote, and those among them that had an error of it. */
export interface BuildVisits extends Pick<BuildStatus, 'version' | 'build' | 'commit'> {
  readonly visits: number;
  readonly errors: number;
}

/** Where environment and build do not meet: pages that are closed, slots that stay empty. */
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

interface Known {
  readonly live: LiveVersion | null;
  readonly refused: (LiveVersion & { readonly reason: string }) | null;
  readonly problem: string | null;
}

/** What `/health` and `/status` say of a remote. */
export const remoteStatus = (remote: KnownRemote, { live, refused, problem }: Known) => ({
  url: remote.url,
  /** What all pages name; null: the remote's fallback. */
  live: live && buildStatus(live),
  /** What is at the URL and is not accepted. */
  refused: refused && { ...buildStatus(refused), reason: refused.reason },
  /** Why its pointer could not be read last, else where the environment and its build do not meet. */
  problem: problem ?? (mismatches(remote).join(' ; ') || null),
});

export type RemoteStatus = Readonly<ReturnType<typeof remoteStatus>>;
