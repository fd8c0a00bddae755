import { type Environment, publicPart } from 'shared-contracts/environment';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { fetchVersion, type RemoteVersion } from './remote-version';
import { type Outcome, RenderWorker } from './render-worker';

interface Parts {
  /** The compiled `worker.ts`. */
  readonly script: URL;
  /** ms for loaders and rendering of a page. */
  readonly deadline: number;
  /** Called when what was rendered before is no longer true. */
  readonly onChange: () => void;
}

/** One renderer: the shell's own pages (`version` null) or those of a remote in one version. */
interface Renderer {
  readonly version: RemoteVersion | null;
  worker: RenderWorker | null;
  /** Failed starts and ends in a row; each doubles the wait for the next start. */
  ends: number;
}

/** Renders at most this many pages at once per worker; more would only queue beyond the deadline. */
const renderLimit = 16;
/** ms */
const firstWait = 500;
const longestWait = 30_000;
const drainTime = 1000;
const restTime = 30_000;

export interface Rendering {
  readonly outcome: Outcome;
  readonly version: RemoteVersion | null;
}

/** Keeps one worker for the shell's pages and one per remote with public pages, each with the last good version. */
export class PageRenderer {
  private readonly renderers = new Map<string, Renderer>();
  private readonly taking = new Map<string, string>();
  private readonly resting = new Map<string, number>();
  readonly problems = new Map<string, string>();
  private closed = false;

  constructor(
    private environment: Environment,
    private readonly parts: Parts,
  ) {
    void this.start('shell', null);
  }

  /** The version of a remote that pages are rendered from; null while there is none. */
  version(remote: string): RemoteVersion | null {
    return this.renderers.get(remote)?.version ?? null;
  }

  /** Renders a page, or null when that is not possible right now: the browser does it then. */
  async render(owner: string, pathname: string): Promise<Rendering | null> {
    const renderer = this.renderers.get(owner);
    if (!renderer?.worker || renderer.worker.pending >= renderLimit) return null;
    if ((this.resting.get(pathname) ?? 0) > Date.now()) return null;
    const { worker, version } = renderer;
    try {
      const outcome = await worker.render(pathname);
      renderer.ends = 0;
      return { outcome, version };
    } catch (error) {
      const reason = (error as Error).message;
      this.problems.set(owner, `${pathname}: ${reason}`);
      // A page that took its worker down would do it again at the next visit.
      if (reason === 'hung' || reason === 'the render worker ended') this.rest(pathname);
      return null;
    }
  }

  /** Takes over the environment: what workers were told at their start is no longer true. */
  changeEnvironment(environment: Environment): void {
    this.environment = environment;
    for (const [owner, { version }] of this.renderers) void this.start(owner, version);
  }

  /** Takes a version of a remote, unless it is the one in use. Any failure leaves the last good version. */
  async take(remote: string, url: string, manifest: RemoteManifest): Promise<void> {
    const wanted = `${url} ${manifest.server?.integrity} ${manifest.entry.integrity}`;
    if (this.taking.get(remote) === wanted) return;
    this.taking.set(remote, wanted);
    try {
      await this.start(remote, await fetchVersion(url, manifest));
      this.problems.delete(remote);
    } catch (error) {
      this.problems.set(remote, (error as Error).message);
      this.taking.delete(remote);
    }
  }

  close(): void {
    this.closed = true;
    for (const { worker } of this.renderers.values()) worker?.end();
    this.renderers.clear();
  }

  private async start(owner: string, version: RemoteVersion | null): Promise<void> {
    const renderer: Renderer = { version, worker: null, ends: 0 };
    const worker = this.createWorker(owner, renderer);
    await worker.ready.catch((error: Error) => {
      this.problems.set(owner, error.message);
      throw error;
    });
    if (this.closed) return worker.end();
    renderer.worker = worker;
    const previous = this.renderers.get(owner);
    this.renderers.set(owner, renderer);
    this.parts.onChange();
    if (previous) setTimeout(() => previous.worker?.end(), drainTime).unref();
  }

  private createWorker(owner: string, renderer: Renderer): RenderWorker {
    const { version } = renderer;
    const order = {
      environment: publicPart(this.environment),
      deadline: this.parts.deadline,
      remote: version && { name: owner, source: version.source, hash: version.hash.slice(7, 15).replaceAll('/', '_') },
    };
    return new RenderWorker(this.parts.script, order, () => this.restart(owner, renderer));
  }

  /** A worker that ended while it was in use is started again, later each time. */
  private restart(owner: string, renderer: Renderer): void {
    if (this.closed || !renderer.worker || this.renderers.get(owner) !== renderer) return;
    renderer.worker = null;
    const wait = Math.min(firstWait * 2 ** renderer.ends, longestWait);
    renderer.ends += 1;
    setTimeout(() => {
      if (this.closed || this.renderers.get(owner) !== renderer) return;
      const worker = this.createWorker(owner, renderer);
      worker.ready.then(
        () => {
          renderer.worker = worker;
        },
        () => undefined,
      );
    }, wait).unref();
  }

  private rest(pathname: string): void {
    if (this.resting.size > 1000) this.resting.clear();
    this.resting.set(pathname, Date.now() + restTime);
  }
}
