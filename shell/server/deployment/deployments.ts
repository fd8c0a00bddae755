import { EventEmitter } from 'node:events';
import type { Environment } from 'shared-contracts/environment';
import type { ShellContract } from 'shared-contracts/remotes/shell-contract';
import type { ThreadLimits } from '../rendering/render-threads';
import { pauseAfterRefusal, RendererPool } from '../rendering/renderer-pool';
import { Shares } from './canaries';
import type { EnvironmentSource } from './environment-source';
import { gateBefore, isRendered } from './gate';
import { fetchEarlierVersions, fetchManifest } from './remote-files';
import { RemoteManifests } from './remote-manifests';
import type { KnownRemote, RemoteStatus } from './remote-status';
import { VersionStore } from './version-store';

interface Parts {
  readonly source: EnvironmentSource;
  readonly contract: ShellContract;
  /** Folder that stores the last good versions; null: none is stored. */
  readonly versionsFolder: string | null;
  /** The compiled `rendering/worker/main.ts`. */
  readonly script: URL;
  /** Milliseconds for a page; null: every page is rendered by the browser. */
  readonly deadline: number | null;
  /** In milliseconds. */
  readonly limits: ThreadLimits & { readonly pollInterval?: number };
}

/**
 * What is deployed: the environment, the last good version of each of its remotes, and the workers that
 * render them. Emits `change` when rendered pages are outdated: the pages of an owner, or with null all.
 */
export class Deployments extends EventEmitter<{ change: [owner: string | null] }> {
  /** Null: every page is rendered by the browser. */
  readonly renderer: RendererPool | null;
  readonly shares: Shares;
  private readonly source: EnvironmentSource;
  private readonly manifests: RemoteManifests;
  private readonly polling: NodeJS.Timeout;
  /** By remote, when a live version that did not start is tried again, in ms of `performance.now()`. */
  private readonly nextStart = new Map<string, number>();

  /** `live`: the deployments of other visitors, when this instance has the canaries. */
  constructor({ source, contract, versionsFolder, script, deadline, limits }: Parts, live?: Deployments) {
    super();
    this.source = source;
    this.shares = live?.shares ?? new Shares();
    const environment = () => source.current;
    const fetchLive = async (name: string, url: string) =>
      this.shares.update(url, await fetchManifest(name, url));
    const store = new VersionStore(live ? null : versionsFolder, contract);
    const pool = { ...limits, script, read: store.version };
    this.renderer =
      deadline === null ? null : new RendererPool(source.current, { ...pool, deadline }, live?.renderer);
    this.manifests = new RemoteManifests({
      environment,
      admit: gateBefore(contract, this.renderer, environment),
      source: live
        ? { fetch: this.shares.fetchCanary }
        : { fetch: fetchLive, fetchEarlier: fetchEarlierVersions },
      store,
      pollInterval: limits.pollInterval,
    });

    this.shares.on('change', (remote) => this.emit('change', remote));
    this.renderer?.on('change', (owner) => this.emit('change', owner));
    this.manifests.on('change', (remote) => {
      this.emit('change', remote);
      this.renderVersions();
    });
    source.on('change', () => {
      this.emit('change', null);
      this.nextStart.clear();
      this.renderer?.changeEnvironment(source.current);
      void this.manifests.refresh();
    });
    this.polling = setInterval(() => {
      void this.manifests.poll();
      // A version that did not start may start now, or the environment may have changed back to it.
      this.renderVersions();
    }, this.manifests.pollInterval / 4).unref();
  }

  get environment(): Environment {
    return this.source.current;
  }

  /** Why the last edit of the environment file was refused. */
  get environmentRefused(): string | null {
    return this.source.refusal;
  }

  /** The current remotes of the environment; a new object each time. */
  get remotes(): Record<string, KnownRemote> {
    const remotes = Object.entries(this.manifests.remotes());
    return Object.fromEntries(
      remotes.map(([name, remote]) => [
        name,
        { ...remote, isShared: this.shares.of(name, remote.url) !== null },
      ]),
    );
  }

  /** Polls every remote now. */
  refresh(): Promise<void> {
    return this.manifests.refresh();
  }

  /** Polls one remote early, after a browser failed to load a file of it. */
  refreshNow(name: string): Promise<void> {
    return this.manifests.refreshNow(name);
  }

  /** Withdraws the live version of a remote; it is not tried again. */
  refuse(name: string, reason: string): void {
    this.manifests.refuse(name, reason);
  }

  /** Returns the status by remote, for `/health` and `/status`. */
  status(): Record<string, RemoteStatus> {
    return this.manifests.status();
  }

  /** Whether every remote was polled, and every worker runs or is reported in `/health`. */
  isReady(): boolean {
    const { renderer, remotes } = this;
    if (!this.manifests.isComplete()) return false;
    if (!renderer) return true;
    const problems = renderer.problems();
    const rendered = Object.entries(remotes).flatMap(([name, { manifest }]) =>
      manifest && isRendered(manifest) ? [name] : [],
    );
    return ['shell', ...rendered].every(
      (owner) => renderer.version(owner) !== undefined || owner in problems,
    );
  }

  async close(): Promise<void> {
    clearInterval(this.polling);
    this.source.close();
    await this.renderer?.close();
  }

  /** Starts the workers of live versions, except for remotes with a version under evaluation. */
  private renderVersions(): void {
    const { renderer, manifests } = this;
    if (!renderer) return;
    for (const [name, { url, manifest }] of Object.entries(manifests.remotes())) {
      const isResting = performance.now() < (this.nextStart.get(name) ?? 0);
      if (isResting || manifests.isEvaluating(name)) continue;
      if (manifest && isRendered(manifest))
        renderer.take(name, url, manifest).catch((error: Error) => {
          renderer.report(name, error);
          this.nextStart.set(name, performance.now() + pauseAfterRefusal);
        });
      else renderer.release(name);
    }
  }
}
