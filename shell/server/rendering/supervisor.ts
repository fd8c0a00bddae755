import type { HtmlTemplate, RenderOutcome } from './protocol';
import type { RemoteVersion } from './remote-version';
import type { RenderThread } from './thread';

/** Pages that a worker renders at once; more would only queue beyond the deadline. */
const renderLimit = 16;
/** ms */
const firstWait = 100;
const longestWait = 30_000;
const restTime = 30_000;

/** Keeps a worker running for the shell's own pages (`version` null) or one version of a remote. */
export class Supervisor {
  /** Null while it is being started again. */
  private worker: RenderThread | null = null;
  /** Failed starts and ends in a row; each doubles the wait for the next start. */
  private ends = 0;
  private over = false;
  /** URLs that are not rendered for a while, with the end of it in ms of `performance.now()`. */
  private readonly resting = new Map<string, number>();

  constructor(
    readonly version: RemoteVersion | null,
    private readonly create: (onEnd: (lost: readonly string[]) => void) => RenderThread,
  ) {}

  /** Pages that are being rendered. */
  get pending(): number {
    return this.worker?.pending ?? 0;
  }

  /** Resolves when pages can be rendered. @throws when the bundle was refused. */
  async start(): Promise<void> {
    const worker = this.create((lost) => {
      if (this.worker !== worker) return;
      this.worker = null;
      this.rest(lost);
      this.startLater();
    });
    await worker.ready;
    if (this.over) return worker.end();
    this.worker = worker;
  }

  /**
   * Null while no worker can render the page. With a `limit` (ms) no visitor waits: it is rendered however busy
   * the worker is.
   * @throws when it could not be rendered
   */
  async render(pathname: string, template: HtmlTemplate, limit?: number): Promise<RenderOutcome | null> {
    const { worker } = this;
    if (!worker || (this.resting.get(pathname) ?? 0) > performance.now()) return null;
    if (limit === undefined && (!worker.isResponsive || worker.pending >= renderLimit))
      return { kind: 'timed-out', reason: null };
    const outcome = await worker.render(pathname, template, limit);
    if (outcome.kind !== 'timed-out') this.ends = 0;
    return outcome;
  }

  /** Ends the worker once the pages that it renders are done; no more will come. */
  retire(): void {
    this.over = true;
    this.worker?.retire();
  }

  /** Ends the worker now; resolves when its thread is gone. */
  async end(): Promise<void> {
    this.over = true;
    this.worker?.end();
    await this.worker?.gone;
  }

  /** A page that crashed its worker would do it again at the next visit. */
  private rest(pathnames: readonly string[]): void {
    if (this.resting.size > 1000) this.resting.clear();
    for (const pathname of pathnames) this.resting.set(pathname, performance.now() + restTime);
  }

  private startLater(): void {
    if (this.over) return;
    const wait = Math.min(firstWait * 2 ** this.ends, longestWait);
    this.ends += 1;
    setTimeout(() => {
      if (!this.over) this.start().catch(() => this.startLater());
    }, wait).unref();
  }
}
