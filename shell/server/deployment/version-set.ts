import type { Environment } from 'shared-contracts/environment';
import type { RemoteManifest } from 'shared-contracts/remotes';
import type { Renderer } from '../rendering/renderer';

/** What the environment says of a remote: URL, prefixes, slots and public keys. */
export type RemoteSettings = Environment['remotes'][string];

/** Path of a remote's pointer on the shell: its last good version, regardless of what is at its URL. */
export const pointerPath = (remote: string) => `/remotes/${remote}.json`;
/** Path of the pointer of a canary, for documents with it. */
export const canaryPointerPath = (remote: string) => `/remotes/${remote}.canary.json`;

/** A remote as pages use it: its settings and a good version, null when it never had one. */
export type KnownRemote = RemoteSettings & {
  /** Where browsers request its `remote.json`. */
  readonly pointer: string;
  readonly manifest: RemoteManifest | null;
  /** Renders the pages of the version; without one, browsers do. */
  readonly renderer?: Renderer | null;
  /** Whether some visitors may get another version. */
  readonly hasCanary?: boolean;
};

/** What pages are composed from: a version of each remote. Sets differ in who gets them. */
export interface VersionSet {
  readonly environment: Environment;
  readonly remotes: Readonly<Record<string, KnownRemote>>;
  /** Renders the shell's own pages; null: browsers do. */
  readonly shell: Renderer | null;
  /** HTML at the end of every document. */
  readonly banner?: string;
  /** Origin of the WebSocket that pages may open. */
  readonly socket?: string;
}
