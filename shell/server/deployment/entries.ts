import type { LiveVersion, RemoteSettings } from './remote-status';
import type { VersionStore } from './version-store';

interface Refused extends LiveVersion {
  readonly reason: string;
  /** ms of `performance.now()`, which does not go back with the machine's clock. */
  readonly nextTry: number;
  readonly pause: number;
}

/** What a shell knows of a remote at one URL. */
export interface Entry {
  live: LiveVersion | null;
  refused: Refused | null;
  /** ms of `performance.now()`; -Infinity before the first time. */
  polledAt: number;
  polling: Promise<void> | null;
  isEvaluated: boolean;
  problem: string | null;
  /** The last problem in the log. */
  logged: string | null;
}

/** The entries of remotes, by their settings. */
export class Entries {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly store: VersionStore | undefined) {}

  of(name: string, { url, publicKey }: RemoteSettings): Entry {
    // What other keys have accepted is evaluated again.
    const key = [name, url, ...(publicKey ?? [])].join(' ');
    const known = this.entries.get(key);
    if (known) return known;
    const entry: Entry = {
      live: this.store?.read(name, url, publicKey) ?? null,
      refused: null,
      polledAt: -Infinity,
      polling: null,
      isEvaluated: false,
      problem: null,
      logged: null,
    };
    this.entries.set(key, entry);
    return entry;
  }
}
