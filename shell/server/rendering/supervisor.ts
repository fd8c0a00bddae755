import type { RenderFrame } from './protocol';
import type { RemoteVersion } from './remote-version';
import type { Outcome, RenderThread } from './thread';

/** Renders at most this many pages at once per worker; more would only queue beyond the deadline. */
const renderLimit = 16;
/** ms */
const firstWait = 100;
const longestWait = 30_000;
const restTime = 30_000;

/** Renders the shell's own pages (`version` null) or those of a remote in one version: keeps a worker for it running. */
export class Supervisor {
  /** Null while it is being started again. */
  private worker: RenderThread | null = null;
  /** Failed starts and ends in a row; each doubles the wait for the next start. */
  private ends = 0;
  private over = false;
  /** URLs that are left alone for a while, with the end of it. */
  private readonly resting = new Map<string, number>();

  constructor(
    readonly version: RemoteVersion | null,
    private readonly create: (onEnd: (lost: readonly string[]) => void) => RenderThread,
  ) {}

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

  /** Null while no worker can render the page. @throws {PageLate} or another error when it could not be rendered */
  async render(pathname: string, frame: RenderFrame): Promise<Outcome | null> {
    const { worker } = this;
    if (!worker || (this.resting.get(pathname) ?? 0) > Date.now()) return null;
    if (!worker.answers || worker.pending >= renderLimit) return { kind: 'late' };
    const outcome = await worker.render(pathname, frame);
    this.ends = 0;
    return outcome;
  }

  /** No more pages will be asked for: ends the worker once those under way are done. */
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

  /** A page that took its worker down would do it again at the next visit. */
  private rest(pathnames: readonly string[]): void {
    if (this.resting.size > 1000) this.resting.clear();
    for (const pathname of pathnames) this.resting.set(pathname, Date.now() + restTime);
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
