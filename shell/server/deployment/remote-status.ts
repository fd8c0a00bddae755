import { createHash } from 'node:crypto';
import type { Environment } from 'shared-contracts/environment';
import { type RemoteManifest, signedText } from 'shared-contracts/remotes';
import { closedPages } from 'shared-contracts/remotes/shell-contract';

export type RemoteSettings = Environment['remotes'][string];

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

export const textOf = (manifest: RemoteManifest) => JSON.stringify(manifest);

/** Without what only describes the build: the same for a rebuild that changed no file. */
export const contentOf = ({
  version: _version,
  commit: _commit,
  signature: _signature,
  ...content
}: RemoteManifest) => JSON.stringify(content);

export type BuildStatus = Readonly<ReturnType<typeof buildStatus>>;

/** What `/health` and `/status` say of a remote. */
export interface RemoteStatus {
  readonly url: string;
  /** What all pages name; null: the remote's fallback. */
  readonly live: BuildStatus | null;
  /** What is at the URL and is not accepted. */
  readonly refused: (BuildStatus & { readonly reason: string }) | null;
  /** Why its pointer could not be read last, else where the environment and its build do not meet. */
  readonly problem: string | null;
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
