import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from 'shared-contracts/environment';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { Turns } from '../rendering/turns';
import { fetchEarlierVersions } from './earlier-versions';
import { type Admit, requireSignature } from './gate';
import { refuseForGood, refuseForNow } from './refused-versions';
import { fetchManifest } from './remote-files';
import {
  buildStatus,
  contentOf,
  type KnownRemote,
  type LiveVersion,
  mismatches,
  type RemoteSettings,
  type RemoteStatus,
  textOf,
} from './remote-status';
import { Entries, type Entry, type VersionStore } from './version-store';

/** Remotes whose versions are evaluated at one time: each needs processor time and about 30 MB. */
const width = 3;

/** Path at which the shell sends the pointer of a remote: the last good one, whatever is at its URL. */
export const pointerPath = (remote: string) => `/remotes/${remote}.json`;

/** Gives the versions of a remote by its name and URL. */
interface VersionSource {
  /** Null for none. @throws with the reason for the operator */
  fetch(name: string, url: string): Promise<RemoteManifest | null>;
  /** Those that were live before, the last first, for a shell that starts while a bad one is there. */
  fetchEarlier?(name: string, url: string): AsyncIterable<RemoteManifest>;
}

const atTheirUrls: VersionSource = { fetch: fetchManifest, fetchEarlier: fetchEarlierVersions };

interface Parts {
  environment(): Environment;
  readonly admit: Admit;
  /** Default: the versions at the remotes' URLs. */
  readonly source?: VersionSource;
  /** None: no version outlives the process. */
  readonly store?: VersionStore;
  /** ms until a remote is polled again, or a refused version tried again: doubled each time. */
  readonly pollInterval?: number | undefined;
}

/** The last good version of every remote, by URL. Emits `change` when one with other content is accepted. */
export class RemoteManifests extends EventEmitter<{ change: [remote: string] }> {
  private readonly entries: Entries;
  private readonly evaluations = new Turns(width);
  private readonly source: VersionSource;
  readonly pollInterval: number;

  constructor(private readonly parts: Parts) {
    super();
    this.entries = new Entries(parts.store);
    this.source = parts.source ?? atTheirUrls;
    this.pollInterval = parts.pollInterval ?? 2000;
  }

  private get settings(): [string, RemoteSettings][] {
    return Object.entries(this.parts.environment().remotes);
  }

  /** Every remote of the environment, right now. */
  remotes(): Record<string, KnownRemote> {
    return Object.fromEntries(
      this.settings.map(([name, settings]) => {
        const manifest = this.entries.of(name, settings).live?.manifest ?? null;
        return [name, { ...settings, pointer: pointerPath(name), manifest }];
      }),
    );
  }

  /** Polls every remote whose turn it is. */
  async poll(): Promise<void> {
    const now = performance.now();
    const due = this.settings.filter(
      ([name, settings]) => now - this.entries.of(name, settings).polledAt > this.pollInterval,
    );
    await Promise.all(due.map(([name, settings]) => this.pollOne(name, settings)));
  }

  /** Polls every remote; for the start and a changed environment. */
  async refresh(): Promise<void> {
    await Promise.all(this.settings.map(([name, settings]) => this.pollOne(name, settings)));
  }

  /** Polls one remote early, four times as often at most: a browser missed a file of it. */
  async refreshNow(name: string): Promise<void> {
    const settings = this.parts.environment().remotes[name];
    if (!settings) return;
    const entry = this.entries.of(name, settings);
    // It may have begun before the deployment.
    await entry.polling;
    await pause(Math.max(0, entry.polledAt + this.pollInterval / 4 - performance.now()), null, {
      ref: false,
    });
    await this.pollOne(name, settings);
  }

  isEvaluating(name: string, settings: RemoteSettings): boolean {
    return this.entries.of(name, settings).isEvaluated;
  }

  /** True once every remote was polled. */
  isComplete(): boolean {
    return this.settings.every(([name, settings]) => this.entries.of(name, settings).polledAt >= 0);
  }

  status(): Record<string, RemoteStatus> {
    return Object.fromEntries(
      Object.entries(this.remotes()).map(([name, remote]) => {
        const { live, refused, problem } = this.entries.of(name, remote);
        const status: RemoteStatus = {
          url: remote.url,
          live: live && buildStatus(live),
          refused: refused && { ...buildStatus(refused), reason: refused.reason },
          problem: problem ?? (mismatches(remote).join(' ; ') || null),
        };
        return [name, status];
      }),
    );
  }

  private pollOne(name: string, settings: RemoteSettings): Promise<void> {
    const entry = this.entries.of(name, settings);
    const subject = `${name} (${settings.url})`;
    entry.polling ??= this.source
      .fetch(name, settings.url)
      .then(
        (manifest) => {
          if (entry.logged) console.warn(`${subject} : remote.json est de nouveau lu`);
          Object.assign(entry, { problem: null, logged: null });
          if (manifest) return this.evaluate(name, settings, manifest);
          entry.refused = null;
          this.withdraw(name, entry);
        },
        ({ message }: Error) => {
          // Once alone is a remote that is just starting, not one that is away.
          if (entry.problem && entry.logged !== message) {
            console.error(`${subject} : ${message}`);
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

  /** Accepts the version at a remote's URL, unless it is live, fails the gate or was refused a moment ago. */
  private async evaluate(name: string, settings: RemoteSettings, manifest: RemoteManifest): Promise<void> {
    const entry = this.entries.of(name, settings);
    const text = textOf(manifest);
    if (entry.live && textOf(entry.live.manifest) === text) {
      entry.refused = null;
      return;
    }
    const before = entry.refused && textOf(entry.refused.manifest) === text ? entry.refused : null;
    if (before && performance.now() < before.nextTry) return;
    const since = new Date().toISOString();
    try {
      await this.accept(name, settings, { manifest, since });
      entry.refused = null;
    } catch (error) {
      const reason = (error as Error).message;
      if (before?.reason !== reason) console.error(`${name} (${settings.url}) : version refusée : ${reason}`);
      entry.refused = refuseForNow({ manifest, since }, reason, before, this.pollInterval);
      if (!entry.live) await this.acceptEarlier(name, settings).catch(() => undefined);
    }
  }

  /** Ends a version that is live; it is not tried again. */
  refuse(name: string, reason: string): void {
    const settings = this.parts.environment().remotes[name];
    const entry = settings && this.entries.of(name, settings);
    if (!entry?.live) return;
    entry.refused = refuseForGood(entry.live, reason);
    this.withdraw(name, entry);
  }

  private withdraw(name: string, entry: Entry): void {
    if (!entry.live) return;
    entry.live = null;
    this.emit('change', name);
  }

  /** Makes the last version live that the gate accepts. */
  private async acceptEarlier(name: string, settings: RemoteSettings): Promise<void> {
    const { refused } = this.entries.of(name, settings);
    for await (const manifest of this.source.fetchEarlier?.(name, settings.url) ?? []) {
      if (refused && textOf(manifest) === textOf(refused.manifest)) continue;
      try {
        return await this.accept(name, settings, { manifest, since: new Date().toISOString() });
      } catch {
        // The one before it may be good.
      }
    }
  }

  /** @throws the reason for the operator */
  private async accept(name: string, settings: RemoteSettings, version: LiveVersion): Promise<void> {
    const { url, publicKey } = settings;
    const entry = this.entries.of(name, settings);
    requireSignature(version.manifest, publicKey);
    await this.admitInTurn(entry, name, url, version.manifest);
    const isOther = !entry.live || contentOf(entry.live.manifest) !== contentOf(version.manifest);
    entry.live = version;
    await this.parts.store?.write(name, url, version);
    if (isOther) this.emit('change', name);
  }

  private admitInTurn(entry: Entry, ...version: Parameters<Admit>): Promise<void> {
    return this.evaluations.take(async () => {
      entry.isEvaluated = true;
      await this.parts.admit(...version).finally(() => {
        entry.isEvaluated = false;
      });
    });
  }
}
