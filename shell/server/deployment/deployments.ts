import { EventEmitter } from 'node:events';
import type { Environment } from 'shared-contracts/environment';
import type { RendererPool } from '../rendering/renderer-pool';
import type { EnvironmentSource } from './environment-source';
import { isRendered } from './gate';
import type { RemoteManifests } from './remote-manifests';
import type { KnownRemote, RemoteStatus } from './remote-status';
import type { Shares } from './shares';

/** ms */
const pauseAfterRefusal = 30_000;

/**
 * What is deployed: the environment, the last good version of each of its remotes, and the workers that
 * render them. Emits `change` when pages made before are outdated: those of an owner, or with null all.
 */
export class Deployments extends EventEmitter<{ change: [owner: string | null] }> {
  private readonly polling: NodeJS.Timeout;
  /** By remote, when its live version that did not start is tried again, in ms of `performance.now()`. */
  private readonly nextStart = new Map<string, number>();

  constructor(
    private readonly source: EnvironmentSource,
    private readonly manifests: RemoteManifests,
    /** Null: every page is rendered by the browser. */
    readonly renderer: RendererPool | null,
    private readonly shares: Shares,
  ) {
    super();
    shares.on('change', (remote) => this.emit('change', remote));
    renderer?.on('change', (owner) => this.emit('change', owner));
    manifests.on('change', (remote) => {
      this.emit('change', remote);
      this.renderVersions();
    });
    source.on('change', (environment) => {
      this.emit('change', null);
      this.nextStart.clear();
      renderer?.changeEnvironment(environment);
      void manifests.refresh();
    });
    this.polling = setInterval(() => {
      void manifests.poll();
      // Again, since one that did not start may do so by now, or the environment may have gone back to it.
      this.renderVersions();
    }, manifests.pollInterval / 4).unref();
  }

  get environment(): Environment {
    return this.source.current;
  }

  /** Why the last edit of the environment file was refused. */
  get environmentRefused(): string | null {
    return this.source.refusal;
  }

  /** Every remote of the environment, right now; a new object each time. */
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

  /** Polls one remote early: a browser missed a file of it. */
  refreshNow(name: string): Promise<void> {
    return this.manifests.refreshNow(name);
  }

  /** For `/health` and `/status`, by remote. */
  status(): Record<string, RemoteStatus> {
    return this.manifests.status();
  }

  /** True once every remote was polled and every worker runs or is reported in `/health`. */
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

  /** Starts the workers of live versions, except where it would replace one under evaluation. */
  private renderVersions(): void {
    const { renderer, manifests } = this;
    if (!renderer) return;
    for (const [name, remote] of Object.entries(this.remotes)) {
      const { url, manifest } = remote;
      const isResting = performance.now() < (this.nextStart.get(name) ?? 0);
      if (isResting || manifests.isEvaluating(name, remote)) continue;
      if (manifest && isRendered(manifest))
        renderer.take(name, url, manifest).catch((error: Error) => {
          renderer.report(name, error);
          this.nextStart.set(name, performance.now() + pauseAfterRefusal);
        });
      else renderer.release(name);
    }
  }
}
