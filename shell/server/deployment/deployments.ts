import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Environment, publicPart } from 'shared-contracts/environment';
import type { RemoteManifest } from 'shared-contracts/remotes';
import type { ShellContract } from 'shared-contracts/remotes/shell-contract';
import type { Renderer } from '../rendering/renderer';
import type { Renderers } from '../rendering/renderers';
import { DeployedRemote, type EarlierBuild } from './deployed-remote';
import type { EnvironmentSource } from './environment-source';
import type { Admit } from './gate';
import { type RemoteStatus, remoteStatus } from './remote-status';
import type { KnownRemote, VersionSet } from './version-set';
import type { VersionStore } from './version-store';
import { type Canary, Version, Versions } from './versions';

interface Parts {
  readonly source: EnvironmentSource;
  readonly admit: Admit;
  /** Null: browsers render every page. */
  readonly renderers: Renderers | null;
  readonly store: VersionStore;
  readonly contract: ShellContract;
  /** Milliseconds until a remote is polled again. */
  readonly pollInterval: number;
}

/** Returns the part of an environment that the HTML and headers of pages depend on. */
const shownPart = (environment: Environment) => {
  const { assets, remotes } = environment;
  return { ...publicPart(environment), assets, remotes };
};

/**
 * What is deployed: the environment, and the versions of its remotes; as a set of versions the live ones.
 * Emits `change` when pages of an owner are outdated, with null those of all; `isReturn`: because visitors get
 * an earlier version again.
 */
export class Deployments
  extends EventEmitter<{ change: [owner: string | null, isReturn?: boolean] }>
  implements VersionSet
{
  /** By name and keys: a version that was accepted with other keys is checked again. */
  private readonly deployed = new Map<string, DeployedRemote>();
  private readonly versions: Versions;
  private readonly shellPages = new Version('shell', '', null, new Date().toISOString());
  readonly source: EnvironmentSource;
  private readonly ticking: NodeJS.Timeout;

  constructor(private readonly parts: Parts) {
    super();
    const { source, pollInterval } = parts;
    this.source = source;
    this.versions = new Versions({
      ...parts,
      environment: () => source.current,
      firstPause: pollInterval,
      onChange: (owner) => this.emit('change', owner),
    });
    void this.versions.start(this.shellPages);
    let before = shownPart(source.current);
    source.on('change', () => {
      const shown = shownPart(source.current);
      if (isDeepStrictEqual(shown, before)) return;
      // No page shows the remotes: links of one version may lead to a page of the next.
      const isShown = !isDeepStrictEqual({ ...shown, remotes: before.remotes }, before);
      before = shown;
      for (const version of this.allVersions()) {
        if (isShown) this.versions.stop(version);
        else this.versions.renew(version);
      }
      this.emit('change', null);
      void this.poll();
    });
    this.ticking = setInterval(() => void this.poll(), pollInterval / 4).unref();
  }

  get environment(): Environment {
    return this.source.current;
  }

  get shell(): Renderer | null {
    return this.shellPages.renderer;
  }

  /** The current remotes of the environment; a new object each time. */
  get remotes(): Record<string, KnownRemote> {
    return this.byName(({ known }) => known);
  }

  /** Returns the canaries that visitors may get, by remote. */
  canaries(): Record<string, Canary> {
    const canaries = this.current().flatMap(({ name, canary }) =>
      canary?.version.isGood ? [[name, canary] as const] : [],
    );
    return Object.fromEntries(canaries);
  }

  /** Returns the versions that visitors may get: the shell's pages, live ones, then canaries. */
  inUse(): Version<RemoteManifest | null>[] {
    return [...this.liveVersions(), ...Object.values(this.canaries()).map(({ version }) => version)];
  }

  /** Returns the status by remote, for `/health` and `/status`. */
  status(): Record<string, RemoteStatus> {
    return this.byName(remoteStatus);
  }

  /** Returns by owner why pages are not rendered, for `/health`; null when browsers render every page. */
  problems(): Record<string, string> | null {
    if (!this.parts.renderers) return null;
    const problems = this.inUse().flatMap(({ owner, reason, renderer }) => {
      const problem = reason ?? renderer?.failure;
      return problem ? [[owner, problem] as const] : [];
    });
    // Of an owner, the problem of its live version.
    return Object.fromEntries(problems.reverse());
  }

  /** Whether every remote was polled, and every live version is rendered or reported in `problems`. */
  isReady(): boolean {
    const isPolled = this.current().every(({ polledAt }) => polledAt >= 0);
    return isPolled && this.liveVersions().every(({ isRehearsed, reason }) => isRehearsed || reason !== null);
  }

  /** Polls every remote whose poll interval has passed, and starts versions that are not live. */
  async poll(): Promise<void> {
    const now = performance.now();
    void this.versions.start(this.shellPages);
    for (const remote of this.current()) remote.startOthers();
    const due = this.current().filter(({ polledAt }) => now - polledAt > this.parts.pollInterval);
    await Promise.all(due.map((remote) => remote.poll()));
  }

  /** Polls every remote now. */
  async refresh(): Promise<void> {
    await Promise.all(this.current().map((each) => each.poll()));
  }

  /** Polls one remote early, after a browser failed to load a file of it; at most four times as often. */
  async refreshNow(name: string): Promise<void> {
    const remote = this.remote(name);
    if (!remote) return;
    // The running poll may have started before the deployment.
    await remote.polling;
    const wait = remote.polledAt + this.parts.pollInterval / 4 - performance.now();
    await pause(Math.max(0, wait), null, { ref: false });
    await remote.poll();
    await remote.canary?.version.rehearsal;
  }

  /** Returns the versions that visitors may still lose, each with the one that they get instead. */
  onTrial() {
    return this.current().flatMap((remote) => remote.onTrial);
  }

  /** Takes back the live version of a remote as another shell did, for an earlier build. */
  async takeBackFor(name: string, earlier: EarlierBuild, reason: string): Promise<void> {
    await this.remote(name)?.takeBackFor(earlier, reason);
  }

  /** Terminates every worker; resolves when their threads have exited. */
  async close(): Promise<void> {
    clearInterval(this.ticking);
    this.versions.isClosed = true;
    const all = this.allVersions();
    const renderers = all.map(({ renderer }) => renderer);
    for (const version of all) this.versions.drop(version);
    await Promise.all(renderers.map((renderer) => renderer?.end()));
  }

  private remote(name: string): DeployedRemote | undefined {
    return this.current().find((each) => each.name === name);
  }

  private byName<Value>(of: (remote: DeployedRemote) => Value): Record<string, Value> {
    return Object.fromEntries(this.current().map((each) => [each.name, of(each)]));
  }

  private liveVersions(): Version<RemoteManifest | null>[] {
    return [this.shellPages, ...this.current().flatMap(({ live }) => live ?? [])];
  }

  private allVersions(): Version<RemoteManifest | null>[] {
    return [this.shellPages, ...[...this.deployed.values()].flatMap(({ versions }) => versions)];
  }

  /** The remotes of the environment, created when it first names them. */
  private current(): DeployedRemote[] {
    const { environment, versions } = this;
    const onChange = (name: string, isReturn = false) => this.emit('change', name, isReturn);
    const parts = { ...this.parts, versions, onChange };
    return Object.entries(environment.remotes).map(([name, settings]) => {
      const key = [name, ...(settings.publicKey ?? [])].join(' ');
      const remote = this.deployed.get(key) ?? new DeployedRemote(name, settings, parts);
      this.deployed.set(key, remote);
      remote.settings = settings;
      return remote;
    });
  }
}
