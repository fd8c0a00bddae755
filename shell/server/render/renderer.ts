import type { RemoteVersion } from './remote-version';
import type { RenderWorker } from './render-worker';

/** ms */
const firstWait = 100;
const longestWait = 30_000;

/** Renders the shell's own pages (`version` null) or those of a remote in one version: keeps a worker for it running. */
export class Renderer {
  /** Null while it is being started again. */
  worker: RenderWorker | null = null;
  /** Failed starts and ends in a row; each doubles the wait for the next start. */
  private ends = 0;
  private over = false;

  constructor(
    readonly version: RemoteVersion | null,
    private readonly create: (onEnd: (lost: readonly string[]) => void) => RenderWorker,
    /** Told the addresses that were being rendered when a worker ended by itself. */
    private readonly onLoss: (pathnames: readonly string[]) => void,
  ) {}

  /** Resolves when pages can be rendered. @throws when the bundle was refused. */
  async start(): Promise<void> {
    const worker = this.create((lost) => {
      if (this.worker !== worker) return;
      this.worker = null;
      this.onLoss(lost);
      this.startLater();
    });
    await worker.ready;
    if (this.over) return worker.end();
    this.worker = worker;
  }

  /** A page was rendered: the worker is well. */
  succeeded(): void {
    this.ends = 0;
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

  private startLater(): void {
    if (this.over) return;
    const wait = Math.min(firstWait * 2 ** this.ends, longestWait);
    this.ends += 1;
    setTimeout(() => {
      if (!this.over) this.start().catch(() => this.startLater());
    }, wait).unref();
  }
}
