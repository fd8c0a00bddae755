import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from 'shared-contracts/environment';
import { type RemoteFederation, type RemoteManifest, signedText } from 'shared-contracts/remotes';
import { fetchManifest } from './fetch-manifest';
import type { Admit } from './gate';
import { mismatches } from './remote-status';
import { requireSignature } from './signature';
import type { KeptRemotes, LiveVersion } from './version-store';

/** ms until a refused version is tried again at most. */
const longestPause = 30_000;

/** What the environment says of a remote. */
type Placed = Environment['remotes'][string];

/** Where a remote is, what the environment lets it have, and its last good version; null when it never had one. */
export type KnownRemote = Placed & {
  /** Where browsers ask for its `remote.json`. */
  readonly pointer: string;
  readonly manifest: RemoteManifest | null;
};

/** One build of a remote, for people. */
export interface BuildStatus {
  readonly version: string;
  /** Ten signs of the hash of its `remote.json`, whoever signed it. */
  readonly build: string;
  readonly commit: string | null;
  readonly contract: number;
  /** Null where the build says nothing of it: a runtime of its own. */
  readonly federation: RemoteFederation | null;
  /** When it was let in, or refused first (ISO 8601). */
  readonly since: string;
}

/** What `/health` and `/status` say of a remote. */
export interface RemoteStatus {
  readonly url: string;
  /** What all pages name; null: the remote's fallback. */
  readonly live: BuildStatus | null;
  /** What lies at the URL and is not let in. */
  readonly refused: (BuildStatus & { readonly reason: string }) | null;
  /** Why its pointer could not be read when it was last asked, else what the environment does not let it have. */
  readonly problem: string | null;
}

interface Refused extends LiveVersion {
  readonly reason: string;
  readonly again: number;
  readonly pause: number;
}

interface Entry {
  live: LiveVersion | null;
  refused: Refused | null;
  askedAt: number;
  asking: Promise<void> | null;
  problem: string | null;
  /** The problem that stands in the log last. */
  logged: string | null;
}

/** Path at which the shell gives the pointer of a remote: the last good one, whatever lies at its URL. */
export const pointerPath = (remote: string) => `/remotes/${remote}.json`;

const textOf = (manifest: RemoteManifest) => JSON.stringify(manifest);

const buildStatus = ({ manifest, since }: LiveVersion): BuildStatus => ({
  version: manifest.version,
  build: createHash('sha256').update(signedText(manifest)).digest('hex').slice(0, 10),
  commit: manifest.commit ?? null,
  contract: manifest.contract,
  federation: manifest.federation ?? null,
  since,
});

interface Parts {
  readonly admit: Admit;
  /** None: nothing is kept. */
  readonly kept?: KeptRemotes;
  /** ms until a remote is asked again, and until a refused version is tried again: twice as long each time. */
  readonly askedEvery?: number | undefined;
}

/**
 * The last good version of every remote, by URL: what its `remote.json` said last that passed the gate. Tells a `change`
 * when another version is let in.
 */
export class RemoteManifests extends EventEmitter<{ change: [] }> {
  private readonly entries = new Map<string, Entry>();
  private readonly admit: Admit;
  private readonly kept: KeptRemotes | null;
  readonly askedEvery: number;

  constructor({ admit, kept, askedEvery = 2000 }: Parts) {
    super();
    this.admit = admit;
    this.kept = kept ?? null;
    this.askedEvery = askedEvery;
  }

  /** Where every remote is and its last good version, right now. */
  places(environment: Environment): Record<string, KnownRemote> {
    return Object.fromEntries(
      Object.entries(environment.remotes).map(([name, placed]) => [
        name,
        {
          ...placed,
          pointer: pointerPath(name),
          manifest: this.entry(name, placed).live?.manifest ?? null,
        },
      ]),
    );
  }

  /** Asks every remote again whose answer is too old; no page waits for it. */
  async look(environment: Environment): Promise<void> {
    const due = Object.entries(environment.remotes).filter(
      ([name, placed]) => Date.now() - this.entry(name, placed).askedAt > this.askedEvery,
    );
    await Promise.all(due.map(([name, placed]) => this.ask(name, placed)));
  }

  /** Asks every remote once; for start and for a changed environment. */
  async refresh(environment: Environment): Promise<void> {
    await Promise.all(Object.entries(environment.remotes).map(([name, placed]) => this.ask(name, placed)));
  }

  /** Asks one remote ahead of its turn, four times as often at most: a browser missed a file of it. */
  async hurry(name: string, placed: Placed): Promise<void> {
    const entry = this.entry(name, placed);
    // It may have begun before the deployment.
    await entry.asking;
    await pause(Math.max(0, entry.askedAt + this.askedEvery / 4 - Date.now()), null, { ref: false });
    await this.ask(name, placed);
  }

  /** True while a remote is being asked: a version of it may be on trial. */
  isAsking(name: string, placed: Placed): boolean {
    return this.entry(name, placed).asking !== null;
  }

  /** True once every remote was asked. */
  isComplete(environment: Environment): boolean {
    return Object.entries(environment.remotes).every(
      ([name, placed]) => this.entry(name, placed).askedAt > 0,
    );
  }

  /** For `/health` and `/status`, by remote. */
  status(environment: Environment): Record<string, RemoteStatus> {
    return Object.fromEntries(
      Object.entries(this.places(environment)).map(([name, place]) => {
        const { live, refused, problem } = this.entry(name, place);
        const status: RemoteStatus = {
          url: place.url,
          live: live && buildStatus(live),
          refused: refused && { ...buildStatus(refused), reason: refused.reason },
          problem: problem ?? (mismatches(place).join(' ; ') || null),
        };
        return [name, status];
      }),
    );
  }

  private entry(name: string, { url, publicKey }: Placed): Entry {
    // What other keys have let in is judged again.
    const key = [name, url, ...(publicKey ?? [])].join(' ');
    let entry = this.entries.get(key);
    if (!entry) {
      const live = this.kept?.read(name, url, publicKey) ?? null;
      entry = { live, refused: null, askedAt: 0, asking: null, problem: null, logged: null };
      this.entries.set(key, entry);
    }
    return entry;
  }

  private ask(name: string, placed: Placed): Promise<void> {
    const { url } = placed;
    const entry = this.entry(name, placed);
    entry.asking ??= fetchManifest(name, url)
      .then(
        (manifest) => {
          if (entry.logged) console.warn(`${name} (${url}) : remote.json est de nouveau lu`);
          Object.assign(entry, { problem: null, logged: null });
          return this.judge(name, placed, manifest);
        },
        ({ message }: Error) => {
          // Once alone is a remote that is just starting, not one that is away.
          if (entry.problem && entry.logged !== message) {
            console.error(`${name} (${url}) : ${message}`);
            entry.logged = message;
          }
          entry.problem = message;
        },
      )
      .then(() => {
        entry.askedAt = Date.now();
        entry.asking = null;
      });
    return entry.asking;
  }

  /** Lets in what a remote says now, unless it is live or was refused a moment ago. */
  private async judge(name: string, placed: Placed, manifest: RemoteManifest): Promise<void> {
    const { url, publicKey } = placed;
    const entry = this.entry(name, placed);
    const text = textOf(manifest);
    if (entry.live && textOf(entry.live.manifest) === text) {
      entry.refused = null;
      return;
    }
    const before = entry.refused && textOf(entry.refused.manifest) === text ? entry.refused : null;
    if (before && Date.now() < before.again) return;
    const since = new Date().toISOString();
    try {
      requireSignature(manifest, publicKey);
      await this.admit(name, url, manifest);
      entry.live = { manifest, since };
      entry.refused = null;
      await this.kept?.write(name, url, entry.live);
      this.emit('change');
    } catch (error) {
      const reason = (error as Error).message;
      if (before?.reason !== reason) console.error(`${name} (${url}) : version refusée : ${reason}`);
      const pause = before ? Math.min(before.pause * 2, longestPause) : this.askedEvery;
      const again = Date.now() + pause;
      entry.refused = { manifest, since: before?.since ?? since, reason, again, pause };
    }
  }
}
