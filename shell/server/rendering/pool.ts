import { EventEmitter } from 'node:events';
import { type Environment, publicPart } from 'shared-contracts/environment';
import type { RemoteManifest } from 'shared-contracts/remotes';
import type { RenderFrame, WorkerInit } from './protocol';
import { type ReadRemoteFile, type RemoteVersion, readVersion } from './remote-version';
import { shellUrl } from './shell-url';
import { Supervisor } from './supervisor';
import { type Outcome, PageLate, RenderThread, type ThreadLimits } from './thread';

interface Parts extends ThreadLimits {
  /** The compiled `worker/main.ts`. */
  readonly script: URL;
  /** ms for loaders and rendering of a page. */
  readonly deadline: number;
  /** Gives a file of a remote's build. */
  readonly read: (remote: string, ...file: Parameters<ReadRemoteFile>) => Promise<Buffer>;
}

/** ms */
const pauseAfterRefusal = 30_000;
const keyOf = (url: string, { server, entry }: RemoteManifest) =>
  `${url} ${server?.integrity} ${entry.integrity}`;

/** Pages that a new version renders before it meets visitors. */
const rehearsedPages = 3;

/**
 * Keeps one worker for the shell's pages and one per remote with public pages, each with the last good version. Tells a
 * `change` when what was rendered before is no longer true.
 */
export class RendererPool extends EventEmitter<{ change: [] }> {
  /** Why an owner's version could not be started; until one is. */
  private readonly refusals = new Map<string, string>();
  /** Why an owner's last page could not be rendered; until one is. */
  private readonly failures = new Map<string, string>();
  private readonly renderers = new Map<string, Supervisor>();
  /** Per remote the version on its way or refused a moment ago. */
  private readonly wanted = new Map<string, { readonly key: string; readonly taken: Promise<void> }>();
  private readonly turns = new Map<string, Promise<void>>();
  /** Per owner the pages rendered last, by their paths. */
  private readonly lastPages = new Map<string, Map<string, RenderFrame>>();
  private closed = false;

  constructor(
    private environment: Environment,
    private readonly parts: Parts,
  ) {
    super();
    this.renew('shell');
  }

  /** For `/health`, by remote and as `shell` for the shell's own pages: what is wrong right now. */
  problems(): Record<string, string> {
    return Object.fromEntries([...this.failures, ...this.refusals]);
  }

  /** The version whose pages are rendered now, null for the shell's own; undefined when none can be. */
  version(owner: string): RemoteVersion | null | undefined {
    return this.renderers.get(owner)?.version;
  }

  /**
   * Renders a page into a frame of the owner's current version, or null when that is not possible right now: the browser
   * does it then.
   */
  async render(owner: string, pathname: string, frame: RenderFrame): Promise<Outcome | null> {
    try {
      const outcome = (await this.renderers.get(owner)?.render(pathname, frame)) ?? null;
      if (outcome && outcome.kind !== 'late') {
        this.failures.delete(owner);
        // Of queries there are any number, and none says which pages are asked for most.
        if (!pathname.includes('?')) this.note(owner, pathname, frame);
      }
      return outcome;
    } catch (error) {
      this.failures.set(owner, `${pathname} : ${(error as Error).message}`);
      return error instanceof PageLate ? { kind: 'late' } : null;
    }
  }

  /** Takes over the environment: what workers were told at their start is no longer true. */
  changeEnvironment(environment: Environment): void {
    this.environment = environment;
    for (const [owner, { version }] of this.renderers)
      if (!this.isInPlace(owner, version)) this.release(owner);
    for (const owner of this.turns.keys()) this.renew(owner);
  }

  /**
   * Takes a version of a remote, unless it is in use, on its way or refused a moment ago. Any failure leaves the last good
   * version.
   * @throws when the version cannot be put together, does not start or does not render
   */
  async take(remote: string, url: string, manifest: RemoteManifest): Promise<void> {
    const key = keyOf(url, manifest);
    const inUse = this.renderers.get(remote)?.version;
    if (this.closed || (inUse && keyOf(inUse.url, inUse.manifest) === key)) return;
    const wanted = this.wanted.get(remote);
    if (wanted?.key === key) return wanted.taken;
    const taken = this.inTurn(remote, async () => {
      if (this.wanted.get(remote)?.key !== key) throw new Error('une autre version est arrivée entre-temps');
      const version = await readVersion(url, manifest, (...file) => this.parts.read(remote, ...file));
      await this.start(remote, version);
    });
    this.wanted.set(remote, { key, taken });
    const forget = () => this.wanted.get(remote)?.key === key && this.wanted.delete(remote);
    taken.then(forget, () => setTimeout(forget, pauseAfterRefusal).unref());
    return taken;
  }

  /**
   * Starts the server bundle of a version without public pages once, in a worker that ends with that.
   * @throws when the version cannot be put together or does not start
   */
  async tryOut(remote: string, url: string, manifest: RemoteManifest): Promise<void> {
    const version = await readVersion(url, manifest, (...file) => this.parts.read(remote, ...file));
    const thread = new RenderThread(
      this.parts.script,
      this.init(remote, version, false),
      () => undefined,
      this.parts,
    );
    try {
      await thread.ready;
    } finally {
      thread.end();
      await thread.gone;
    }
  }

  /** Ends the worker of a remote that has no public pages, or not at this URL. */
  release(remote: string): void {
    this.renderers.get(remote)?.retire();
    this.renderers.delete(remote);
    this.wanted.delete(remote);
    this.forgive(remote);
  }

  /** Ends every worker; resolves when their threads are gone. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.renderers.values()].map((renderer) => renderer.end()));
    this.renderers.clear();
  }

  /** Starts an owner's worker with the environment as it is now; later again when it cannot be started. */
  private renew(owner: string): void {
    this.inTurn(owner, async () => {
      const current = this.renderers.get(owner);
      if (current || owner === 'shell') await this.start(owner, current?.version ?? null);
    }).catch((error: Error) => {
      this.refuse(owner)(error);
      setTimeout(() => !this.closed && this.renew(owner), pauseAfterRefusal).unref();
    });
  }

  /** One change at a time per owner: the last one that was asked for is the last one done. */
  private inTurn(owner: string, change: () => Promise<void>): Promise<void> {
    const turn = (this.turns.get(owner) ?? Promise.resolve()).then(change);
    this.turns.set(
      owner,
      turn.catch(() => undefined),
    );
    return turn;
  }

  private init(owner: string, version: RemoteVersion | null, isRendered: boolean): WorkerInit {
    return {
      environment: publicPart(this.environment),
      owners: this.environment.remotes,
      deadline: this.parts.deadline,
      files: shellUrl(this.environment),
      remote: version && {
        name: owner,
        source: version.source,
        hash: version.hash.slice(7, 15).replaceAll('/', '_'),
        isRendered,
      },
    };
  }

  private async start(owner: string, version: RemoteVersion | null): Promise<void> {
    if (this.closed) return;
    if (!this.isInPlace(owner, version))
      throw new Error("l'environnement indique une autre adresse maintenant");
    const init = this.init(owner, version, true);
    const { parts } = this;
    const renderer = new Supervisor(version, (onEnd) => new RenderThread(parts.script, init, onEnd, parts));
    await renderer.start();
    await this.rehearse(owner, renderer);
    if (this.closed || !this.isInPlace(owner, version)) return renderer.end();
    this.renderers.get(owner)?.retire();
    this.renderers.set(owner, renderer);
    this.forgive(owner);
    this.emit('change');
  }

  /**
   * Renders what visitors asked for last before they meet the version: the first list or product of a worker takes several
   * times as long, and on a busy machine longer than the deadline. What fails here fails for a visitor too, and is told then.
   */
  private async rehearse(owner: string, renderer: Supervisor): Promise<void> {
    for (const [pathname, frame] of this.lastPages.get(owner) ?? [])
      await renderer.render(pathname, frame).catch(() => null);
  }

  private note(owner: string, pathname: string, frame: RenderFrame): void {
    const pages = this.lastPages.get(owner) ?? new Map<string, RenderFrame>();
    this.lastPages.set(owner, pages);
    pages.delete(pathname);
    pages.set(pathname, frame);
    const [oldest] = pages.keys();
    if (pages.size > rehearsedPages && oldest !== undefined) pages.delete(oldest);
  }

  /** Tells why an owner's version could not be started, until one is. */
  readonly refuse =
    (owner: string) =>
    ({ message }: Error): void => {
      if (this.refusals.get(owner) !== message) console.error(`${owner} : rendu impossible : ${message}`);
      this.refusals.set(owner, message);
    };

  private forgive(owner: string): void {
    this.refusals.delete(owner);
    this.failures.delete(owner);
  }

  /** Scripts of a version that came from another URL than the environment names would be blocked in the browser. */
  private isInPlace(owner: string, version: RemoteVersion | null): boolean {
    return owner === 'shell' || (version !== null && this.environment.remotes[owner]?.url === version.url);
  }
}
