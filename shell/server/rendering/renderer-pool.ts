import { EventEmitter } from 'node:events';
import { type Environment, publicPart } from 'shared-contracts/environment';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { traced } from 'shared-contracts/server/tracing';
import { Supervisor, type ThreadParts } from './render-threads';
import { LastPages, tryPages } from './try-last-pages';
import {
  type HtmlTemplate,
  type RemoteVersion,
  type RenderOutcome,
  shellUrl,
  type WorkerInit,
} from './worker-messages';

interface Parts extends ThreadParts {
  /** Milliseconds for loaders and rendering of a page. */
  readonly deadline: number;
  /** Reads the files of a version. @throws when one is missing or has another hash */
  readonly read: (remote: string, url: string, manifest: RemoteManifest) => Promise<RemoteVersion>;
}

/** Maximum number of workers that start at once: each needs processor time and has a time limit. */
const startingAtOnce = 3;
/** Milliseconds until a worker that did not start is started again. */
export const pauseAfterRefusal = 30_000;

/** Runs at most `atOnce` actions at the same time, the others in order. */
export class Queue {
  private running = 0;
  /** Callbacks that start the waiting actions. */
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly atOnce: number) {}

  async run<Result>(act: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.atOnce) await new Promise<void>((start) => this.waiting.push(start));
    else this.running += 1;
    try {
      return await act();
    } finally {
      const startNext = this.waiting.shift();
      if (startNext) startNext();
      else this.running -= 1;
    }
  }
}

const keyOf = (url: string, { server, entry }: RemoteManifest) =>
  `${url} ${server?.integrity} ${entry.integrity}`;

/**
 * One worker for the shell's pages and one per remote with public pages, for its last good version.
 * Emits `change` when the already rendered pages of an owner are outdated.
 */
export class RendererPool extends EventEmitter<{ change: [owner: string] }> {
  /** By owner, why its version could not be started; deleted when one starts. */
  private readonly refusals = new Map<string, string>();
  /** By owner, why its last page could not be rendered; deleted when one is rendered. */
  private readonly failures = new Map<string, string>();
  private readonly renderers = new Map<string, Supervisor>();
  /** By remote, the version that is starting. */
  private readonly wanted = new Map<string, { readonly key: string; readonly taken: Promise<void> }>();
  /** By owner, a promise that resolves when its last change is complete. */
  private readonly changes = new Map<string, Promise<void>>();
  private readonly lastPages = new Map<string, LastPages>();
  private readonly starts = new Queue(startingAtOnce);
  private closed = false;

  constructor(
    private environment: Environment,
    private readonly parts: Parts,
    /** In a pool for canaries: the pool for the live versions, which also renders the shell's pages. */
    private readonly live: RendererPool | null = null,
  ) {
    super();
    if (!live) this.renew('shell');
  }

  /** Returns the current problems by owner, for `/health`. */
  problems(): Record<string, string> {
    return Object.fromEntries([...this.failures, ...this.refusals]);
  }

  /** Returns the number of pages that are being rendered, by owner. */
  pending(): [owner: string, pages: number][] {
    return [...this.renderers].map(([owner, { pending }]) => [owner, pending]);
  }

  /**
   * Returns the version whose pages are rendered now; null for the shell. Undefined when none can be, also
   * until a worker has the current environment: pages with data of the previous one would be cached.
   */
  version(owner: string): RemoteVersion | null | undefined {
    const renderer = this.renderers.get(owner);
    return renderer?.environment === this.environment ? renderer.version : undefined;
  }

  /** Renders a page of the owner's current version; null when that is not possible right now. */
  async render(owner: string, pathname: string, template: HtmlTemplate): Promise<RenderOutcome | null> {
    try {
      const render = async () => (await this.renderers.get(owner)?.render(pathname, template)) ?? null;
      const outcome = await traced(`render ${template.page}`, { owner }, render);
      if (outcome?.kind === 'timed-out') {
        if (outcome.reason !== null) this.failures.set(owner, `${pathname} : ${outcome.reason}`);
      } else if (outcome) {
        this.failures.delete(owner);
        // Queries are unlimited in number and do not show which pages are requested most.
        if (!pathname.includes('?')) this.lastPagesOf(owner).add(pathname, template.page);
      }
      return outcome;
    } catch (error) {
      this.failures.set(owner, `${pathname} : ${(error as Error).message}`);
      return null;
    }
  }

  /** Replaces all workers, which get the environment at start; stops those of remotes with a new URL. */
  changeEnvironment(environment: Environment): void {
    this.environment = environment;
    for (const [owner, { version }] of this.renderers)
      if (!this.isCurrent(owner, version)) this.release(owner);
    for (const owner of this.changes.keys()) this.renew(owner);
  }

  /**
   * Starts a version of a remote, unless it is in use or starting. After a failure, the last good version
   * stays in use.
   * @throws when a file is missing or the version does not start
   */
  async take(remote: string, url: string, manifest: RemoteManifest): Promise<void> {
    const key = keyOf(url, manifest);
    const inUse = this.renderers.get(remote)?.version;
    if (this.closed || (inUse && keyOf(inUse.url, inUse.manifest) === key)) return;
    const wanted = this.wanted.get(remote);
    if (wanted?.key === key) return wanted.taken;
    const taken = this.afterOtherChanges(remote, async () => {
      if (this.wanted.get(remote)?.key !== key) throw new Error('une autre version est arrivée entre-temps');
      await this.start(remote, await this.parts.read(remote, url, manifest));
    });
    this.wanted.set(remote, { key, taken });
    // A failure may be temporary: the caller decides when to try again.
    const forget = () => this.wanted.get(remote)?.key === key && this.wanted.delete(remote);
    taken.then(forget, forget);
    return taken;
  }

  /** Evaluates the bundle of a version without public pages. @throws when it does not start */
  async tryOut(remote: string, url: string, manifest: RemoteManifest): Promise<void> {
    const renderer = this.rendererOf(remote, await this.parts.read(remote, url, manifest), false);
    await this.starts.run(() => renderer.start().finally(() => renderer.end()));
  }

  /** Stops the worker of a remote that has no public pages, or whose URL has changed. */
  release(remote: string): void {
    this.renderers.get(remote)?.retire();
    this.renderers.delete(remote);
    this.wanted.delete(remote);
    this.clearFailures(remote);
  }

  /** Terminates every worker; resolves when their threads have exited. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.renderers.values()].map((renderer) => renderer.end()));
    this.renderers.clear();
  }

  /** Logs why an owner's version could not be started, and reports it in `problems` until one starts. */
  report(owner: string, { message }: Error): void {
    if (this.refusals.get(owner) !== message) console.error(`${owner} : rendu impossible : ${message}`);
    this.refusals.set(owner, message);
  }

  /** Starts an owner's worker with the current environment; tries again later when that fails. */
  private renew(owner: string): void {
    this.afterOtherChanges(owner, async () => {
      const current = this.renderers.get(owner);
      if (current || owner === 'shell') await this.start(owner, current?.version ?? null);
    }).catch((error: Error) => {
      this.report(owner, error);
      setTimeout(() => !this.closed && this.renew(owner), pauseAfterRefusal).unref();
    });
  }

  /** Runs one change per owner at a time, in the order of the calls. */
  private afterOtherChanges(owner: string, change: () => Promise<void>): Promise<void> {
    const changed = (this.changes.get(owner) ?? Promise.resolve()).then(change);
    const settled = changed.catch(() => undefined);
    this.changes.set(owner, settled);
    return changed;
  }

  private rendererOf(owner: string, version: RemoteVersion | null, isRendered: boolean): Supervisor {
    const { environment } = this;
    const hash = version?.hash.slice(7, 15).replaceAll('/', '_') ?? '';
    const init: WorkerInit = {
      environment: publicPart(environment),
      owners: environment.remotes,
      deadline: this.parts.deadline,
      files: shellUrl(environment),
      remote: version && { name: owner, source: version.source, hash, isRendered },
    };
    return new Supervisor(version, environment, init, this.parts);
  }

  private async start(owner: string, version: RemoteVersion | null): Promise<void> {
    if (this.closed) return;
    if (!this.isCurrent(owner, version))
      throw new Error("l'environnement indique une autre adresse maintenant");
    const renderer = this.rendererOf(owner, version, true);
    await this.starts.run(async () => {
      if (!this.closed) await renderer.start();
    });
    const visitorPool = this.live ?? this;
    const pages = visitorPool.lastPagesOf(owner);
    const inUse = visitorPool.renderers.get(owner) ?? null;
    const isDifferent = version?.hash !== inUse?.version?.hash;
    try {
      await tryPages(
        version ? pages.pathsFor(version.manifest) : pages.paths,
        renderer,
        isDifferent ? inUse : null,
      );
    } catch (error) {
      await renderer.end();
      throw error;
    }
    if (this.closed || !this.isCurrent(owner, version)) return renderer.end();
    this.renderers.get(owner)?.retire();
    this.renderers.set(owner, renderer);
    this.clearFailures(owner);
    this.emit('change', owner);
  }

  private lastPagesOf(owner: string): LastPages {
    const pages = this.lastPages.get(owner) ?? new LastPages();
    this.lastPages.set(owner, pages);
    return pages;
  }

  private clearFailures(owner: string): void {
    this.refusals.delete(owner);
    this.failures.delete(owner);
  }

  /** Whether the version is at the environment's URL: browsers block scripts from any other. */
  private isCurrent(owner: string, version: RemoteVersion | null): boolean {
    return owner === 'shell' || (version !== null && this.environment.remotes[owner]?.url === version.url);
  }
}
