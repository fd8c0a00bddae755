import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from 'shared-contracts/environment';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { Queue } from '../rendering/renderer-pool';
import { type Admit, type PublicKeys, requireSignature } from './gate';
import { fetchEarlierVersions, fetchManifest } from './remote-files';
import {
  type KnownRemote,
  type LiveVersion,
  pointerPath,
  type RemoteSettings,
  type RemoteStatus,
  remoteStatus,
} from './remote-status';
import type { VersionStore } from './version-store';

/** Maximum number of versions evaluated at once: each needs processor time and about 30 MB. */
const evaluatedAtOnce = 3;
/** Longest time in milliseconds until a refused version is tried again. */
const longestPause = 30_000;

const textOf = (manifest: RemoteManifest) => JSON.stringify(manifest);

/** Returns a manifest without the fields that only describe the build: equal when no file has changed. */
const contentOf = ({ version: _version, commit: _commit, signature: _signature, ...rest }: RemoteManifest) =>
  JSON.stringify(rest);

/** Provides the versions of a remote by its name and URL. */
interface VersionSource {
  /** Returns null without a version. @throws the reason for the operator */
  fetch(name: string, url: string): Promise<RemoteManifest | null>;
  /** Earlier live versions, the last first, for a shell that starts while a bad version is deployed. */
  fetchEarlier?(name: string, url: string): AsyncIterable<RemoteManifest>;
}

interface Parts {
  environment(): Environment;
  readonly admit: Admit;
  /** Default: the versions at the remotes' URLs. */
  readonly source?: VersionSource;
  /** Without it, no version outlives the process. */
  readonly store?: VersionStore;
  /** Milliseconds until a remote is polled again, or a refused version is tried again (doubled each time). */
  readonly pollInterval?: number | undefined;
}

/** A version that did not pass the gate, or that was withdrawn. */
interface RefusedVersion extends LiveVersion {
  readonly reason: string;
  /** Milliseconds of `performance.now()`, which is independent of the system clock. */
  readonly nextTry: number;
  readonly pause: number;
}

/** State of a remote at one URL, verified with one set of keys. */
interface Entry {
  readonly name: string;
  readonly url: string;
  readonly keys: PublicKeys;
  live: LiveVersion | null;
  refused: RefusedVersion | null;
  /** Milliseconds of `performance.now()`; -Infinity before the first poll. */
  polledAt: number;
  polling: Promise<void> | null;
  problem: string | null;
  /** The last problem that was logged. */
  logged: string | null;
}

/** The last good version of every remote, by URL. Emits `change` when its content changes. */
export class RemoteManifests extends EventEmitter<{ change: [remote: string] }> {
  private readonly entries = new Map<string, Entry>();
  private readonly evaluations = new Queue(evaluatedAtOnce);
  private readonly evaluated = new Set<Entry>();
  private readonly source: VersionSource;
  readonly pollInterval: number;

  constructor(private readonly parts: Parts) {
    super();
    this.source = parts.source ?? { fetch: fetchManifest, fetchEarlier: fetchEarlierVersions };
    this.pollInterval = parts.pollInterval ?? 2000;
  }

  /** Returns the current remotes of the environment. */
  remotes(): Record<string, KnownRemote> {
    const remotes = Object.entries(this.parts.environment().remotes).map(([name, settings]) => {
      const manifest = this.entry(name, settings).live?.manifest ?? null;
      return [name, { ...settings, pointer: pointerPath(name), manifest }] as const;
    });
    return Object.fromEntries(remotes);
  }

  status(): Record<string, RemoteStatus> {
    const remotes = Object.entries(this.remotes()).map(([name, remote]) => {
      return [name, remoteStatus(remote, this.entry(name, remote))] as const;
    });
    return Object.fromEntries(remotes);
  }

  isEvaluating(name: string): boolean {
    const entry = this.current(name);
    return entry !== undefined && this.evaluated.has(entry);
  }

  /** Whether every remote was polled. */
  isComplete(): boolean {
    return this.all().every(({ polledAt }) => polledAt >= 0);
  }

  /** Polls every remote whose poll interval has passed. */
  async poll(): Promise<void> {
    const now = performance.now();
    const due = this.all().filter(({ polledAt }) => now - polledAt > this.pollInterval);
    await Promise.all(due.map((entry) => this.pollOne(entry)));
  }

  /** Polls every remote, at the start and after a change of the environment. */
  async refresh(): Promise<void> {
    await Promise.all(this.all().map((entry) => this.pollOne(entry)));
  }

  /** Polls one remote early, after a browser failed to load a file of it; at most four times as often. */
  async refreshNow(name: string): Promise<void> {
    const entry = this.current(name);
    if (!entry) return;
    // The running poll may have started before the deployment.
    await entry.polling;
    const wait = entry.polledAt + this.pollInterval / 4 - performance.now();
    await pause(Math.max(0, wait), null, { ref: false });
    await this.pollOne(entry);
  }

  /** Withdraws the live version of a remote; it is not tried again. */
  refuse(name: string, reason: string): void {
    const entry = this.current(name);
    if (!entry?.live) return;
    entry.refused = { ...entry.live, reason, nextTry: Infinity, pause: longestPause };
    this.withdraw(entry);
  }

  /** The entries of all remotes of the environment. */
  private all(): Entry[] {
    const { remotes } = this.parts.environment();
    return Object.entries(remotes).map(([name, settings]) => this.entry(name, settings));
  }

  private current(name: string): Entry | undefined {
    return this.all().find((entry) => entry.name === name);
  }

  private entry(name: string, { url, publicKey: keys }: RemoteSettings): Entry {
    // A version that was accepted with other keys is evaluated again.
    const key = [name, url, ...(keys ?? [])].join(' ');
    const existing = this.entries.get(key);
    if (existing) return existing;
    const live = this.parts.store?.read(name, url, keys) ?? null;
    const nothing = { refused: null, polling: null, problem: null, logged: null };
    const entry = { name, url, keys, live, polledAt: -Infinity, ...nothing };
    this.entries.set(key, entry);
    return entry;
  }

  private pollOne(entry: Entry): Promise<void> {
    const { name, url } = entry;
    entry.polling ??= this.source
      .fetch(name, url)
      .then(
        (manifest) => {
          if (entry.logged) console.warn(`${name} (${url}) : remote.json est de nouveau lu`);
          Object.assign(entry, { problem: null, logged: null });
          if (manifest) return this.evaluate(entry, manifest);
          entry.refused = null;
          this.withdraw(entry);
        },
        ({ message }: Error) => {
          // A single failure is not logged: the remote may still be starting.
          if (entry.problem && entry.logged !== message) {
            console.error(`${name} (${url}) : ${message}`);
            entry.logged = message;
          }
          entry.problem = message;
        },
      )
      .then(() => {
        entry.polledAt = performance.now();
        entry.polling = null;
      });
    return entry.polling;
  }

  /** Accepts the version at a remote's URL, unless it is live, fails the gate or was just refused. */
  private async evaluate(entry: Entry, manifest: RemoteManifest): Promise<void> {
    const { name, url, live } = entry;
    const isSame = (version: LiveVersion | null) =>
      version !== null && textOf(version.manifest) === textOf(manifest);
    const before = isSame(entry.refused) ? entry.refused : null;
    if (isSame(live)) entry.refused = null;
    if (isSame(live) || (before && performance.now() < before.nextTry)) return;
    const now = new Date().toISOString();
    try {
      await this.accept(entry, { manifest, since: now });
      entry.refused = null;
    } catch (error) {
      const reason = (error as Error).message;
      if (before?.reason !== reason) console.error(`${name} (${url}) : version refusée : ${reason}`);
      const wait = before ? Math.min(before.pause * 2, longestPause) : this.pollInterval;
      const nextTry = performance.now() + wait;
      entry.refused = { manifest, since: before?.since ?? now, reason, nextTry, pause: wait };
      if (!entry.live) await this.acceptEarlier(entry, manifest).catch(() => undefined);
    }
  }

  /** Accepts the last earlier version that passes the gate, other than the refused one. */
  private async acceptEarlier(entry: Entry, refused: RemoteManifest): Promise<void> {
    for await (const manifest of this.source.fetchEarlier?.(entry.name, entry.url) ?? []) {
      if (textOf(manifest) === textOf(refused)) continue;
      try {
        return await this.accept(entry, { manifest, since: new Date().toISOString() });
      } catch {
        // An earlier version may pass.
      }
    }
  }

  /** @throws the reason for the operator */
  private async accept(entry: Entry, version: LiveVersion): Promise<void> {
    const { name, url, keys } = entry;
    requireSignature(version.manifest, keys);
    await this.evaluations.run(async () => {
      this.evaluated.add(entry);
      await this.parts.admit(name, url, version.manifest).finally(() => this.evaluated.delete(entry));
    });
    const isDifferent = !entry.live || contentOf(entry.live.manifest) !== contentOf(version.manifest);
    entry.live = version;
    await this.parts.store?.write(name, url, version);
    if (isDifferent) this.emit('change', name);
  }

  private withdraw(entry: Entry): void {
    if (!entry.live) return;
    entry.live = null;
    this.emit('change', entry.name);
  }
}
