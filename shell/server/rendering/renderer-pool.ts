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
  /** ms for loaders and rendering of a page. */
  readonly deadline: number;
  /** Reads the files of a version. @throws when one is missing or has another hash */
  readonly read: (remote: string, url: string, manifest: RemoteManifest) => Promise<RemoteVersion>;
}

/** Each has its time limit, and needs processor time. */
const startingAtOnce = 3;
/** ms until a worker that did not start is started again. */
export const pauseAfterRefusal = 30_000;

/** Runs some actions at once, the others in order. */
export class Queue {
  private running = 0;
  /** Start those that wait. */
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
 * One worker for the shell's pages and one per remote with public pages, each with the last good version.
 * Emits `change` when the pages of an owner rendered before are outdated.
 */
export class RendererPool extends EventEmitter<{ change: [owner: string] }> {
  /** Why an owner's version could not be started; until one is. */
  private readonly refusals = new Map<string, string>();
  /** Why an owner's last page could not be rendered; until one is. */
  private readonly failures = new Map<string, string>();
  private readonly renderers = new Map<string, Supervisor>();
  /** Per remote the version that is starting. */
  private readonly wanted = new Map<string, { readonly key: string; readonly taken: Promise<void> }>();
  /** Per owner the end of its last change. */
  private readonly changes = new Map<string, Promise<void>>();
  private readonly lastPages = new Map<string, LastPages>();
  private readonly starts = new Queue(startingAtOnce);
  private closed = false;

  constructor(
    private environment: Environment,
    private readonly parts: Parts,
    /** The pool for the live versions, of one for canaries: it renders the shell's pages. */
    private readonly live: RendererPool | null = null,
  ) {
    super();
    if (!live) this.renew('shell');
  }

  /** For `/health`, by owner: what is wrong right now. */
  problems(): Record<string, string> {
    return Object.fromEntries([...this.failures, ...this.refusals]);
  }

  /** Pages that are being rendered, by owner. */
  pending(): [owner: string, pages: number][] {
    return [...this.renderers].map(([owner, { pending }]) => [owner, pending]);
  }

  /**
   * The version whose pages are rendered now, null for the shell's own; undefined when none can be: also until a
   * worker has the current environment, since pages with the data of another one would be cached.
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
        // There are any number of queries, and none says which pages are requested most.
        if (!pathname.includes('?')) this.lastPagesOf(owner).add(pathname, template.page);
      }
      return outcome;
    } catch (error) {
      this.failures.set(owner, `${pathname} : ${(error as Error).message}`);
      return null;
    }
  }

  /** Workers got the environment at their start: starts others, and ends those of remotes that have moved. */
  changeEnvironment(environment: Environment): void {
    this.environment = environment;
    for (const [owner, { version }] of this.renderers)
      if (!this.isCurrent(owner, version)) this.release(owner);
    for (const owner of this.changes.keys()) this.renew(owner);
  }

  /**
   * Starts a version of a remote, unless it is in use or starting. Any failure leaves
   * the last good version.
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
    // A failure may pass: who tries again decides when.
    const forget = () => this.wanted.get(remote)?.key === key && this.wanted.delete(remote);
    taken.then(forget, forget);
    return taken;
  }

  /** Evaluates the bundle of a version without public pages. @throws when it does not start */
  async tryOut(remote: string, url: string, manifest: RemoteManifest): Promise<void> {
    const renderer = this.rendererOf(remote, await this.parts.read(remote, url, manifest), false);
    await this.starts.run(() => renderer.start().finally(() => renderer.end()));
  }

  /** Ends the worker of a remote that has no public pages, or not at this URL. */
  release(remote: string): void {
    this.renderers.get(remote)?.retire();
    this.renderers.delete(remote);
    this.wanted.delete(remote);
    this.clearFailures(remote);
  }

  /** Ends every worker; resolves when their threads are gone. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.renderers.values()].map((renderer) => renderer.end()));
    this.renderers.clear();
  }

  /** Logs why an owner's version could not be started, and has it in `problems` until one is. */
  report(owner: string, { message }: Error): void {
    if (this.refusals.get(owner) !== message) console.error(`${owner} : rendu impossible : ${message}`);
    this.refusals.set(owner, message);
  }

  /** Starts an owner's worker with the current environment; later again when it cannot be started. */
  private renew(owner: string): void {
    this.afterOtherChanges(owner, async () => {
      const current = this.renderers.get(owner);
      if (current || owner === 'shell') await this.start(owner, current?.version ?? null);
    }).catch((error: Error) => {
      this.report(owner, error);
      setTimeout(() => !this.closed && this.renew(owner), pauseAfterRefusal).unref();
    });
  }

  /** One change at a time per owner: the last one requested is the last one done. */
  private afterOtherChanges(owner: string, change: () => Promise<void>): Promise<void> {
    const changed = (this.changes.get(owner) ?? Promise.resolve()).then(change);
    const ended = changed.catch(() => undefined);
    this.changes.set(owner, ended);
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
    const ofVisitors = this.live ?? this;
    const pages = ofVisitors.lastPagesOf(owner);
    const inUse = ofVisitors.renderers.get(owner) ?? null;
    const isOther = version?.hash !== inUse?.version?.hash;
    try {
      await tryPages(
        version ? pages.pathsFor(version.manifest) : pages.paths,
        renderer,
        isOther ? inUse : null,
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

  /** Browsers block scripts of a version from another URL than the environment's. */
  private isCurrent(owner: string, version: RemoteVersion | null): boolean {
    return owner === 'shell' || (version !== null && this.environment.remotes[owner]?.url === version.url);
  }
}
