import { Worker } from 'node:worker_threads';
import type { RenderedPage, RenderFrame, RenderJob, WorkerAnswer, WorkerInit } from './protocol';

export type Outcome =
  | { readonly kind: 'page'; readonly page: RenderedPage }
  | { readonly kind: 'redirect'; readonly location: string; readonly status: number }
  /** Not in time, or too many are asked for: at another time it might be. */
  | { readonly kind: 'late' };

/** A page that was not rendered in time. */
export class PageLate extends Error {}

/** ms */
export interface ThreadLimits {
  /** Until its bundle is there, 10,000 by default. */
  readonly startLimit?: number | undefined;
  /** Of silence after which it counts as hung, 2,000 by default: long, since a busy machine silences it too. */
  readonly silenceLimit?: number | undefined;
}

interface Waiting {
  readonly pathname: string;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** ms beyond the worker's own deadline after which a page is given up; until the worker answers again it is given no other. */
const grace = 100;
/** MB */
const heapLimit = 256;
/** MB for what a page leaves behind: with room for several pages in hand it is swept before the engine takes it for lasting. */
const youngLimit = 96;

/**
 * One worker thread that renders pages, for the shell alone or for one version of one remote. Code that loops, crashes or
 * eats memory ends the worker, not the server.
 */
export class RenderThread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  /** The frames that it was given, by their page: each goes over once, not with every page. */
  private readonly frames = new Map<string, RenderFrame>();
  private nextId = 0;
  private ended = false;
  private silent: NodeJS.Timeout | null = null;
  private retired = false;
  /** Resolves when pages can be rendered; rejects when the bundle was refused. */
  readonly ready: Promise<void>;
  /** Resolves when the thread is gone. */
  readonly gone: Promise<void>;

  constructor(
    script: URL,
    private readonly init: WorkerInit,
    /** Told the URLs that were being rendered when it ended. */
    private readonly onEnd: (lost: readonly string[]) => void,
    private readonly limits: ThreadLimits,
  ) {
    this.worker = new Worker(script, {
      workerData: init,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: heapLimit, maxYoungGenerationSizeMb: youngLimit },
    });
    this.worker.unref();
    this.gone = new Promise((resolve) => this.worker.once('exit', () => resolve()));
    this.worker.once('error', (error) => this.end(error));
    this.worker.once('exit', () => this.end());
    this.ready = this.untilReady();
    this.ready.catch(() => undefined);
  }

  get pending(): number {
    return this.waiting.size;
  }

  /** False while a page is overdue and nothing has been heard since. */
  get answers(): boolean {
    return this.silent === null;
  }

  render(pathname: string, frame: RenderFrame): Promise<Outcome> {
    if (this.ended) return Promise.reject(new Error('le rendu est arrêté'));
    const id = this.nextId;
    this.nextId += 1;
    return new Promise((resolve, reject) => {
      // An answer may lie there unread when this thread was busy itself: one turn of the loop reads it first.
      const timer = setTimeout(() => setImmediate(() => this.giveUp(id)), this.init.deadline + grace);
      this.waiting.set(id, { pathname, resolve, reject, timer });
      const { page } = frame;
      const isNew = this.frames.get(page) !== frame;
      this.frames.set(page, frame);
      const job: RenderJob = { id, pathname, page, frame: isNew ? frame : null };
      this.worker.postMessage(job);
    });
  }

  /** Ends the worker as soon as it has nothing left to render. */
  retire(): void {
    this.retired = true;
    if (this.waiting.size === 0) this.end();
  }

  /** Ends the worker; what was being rendered fails. */
  end(reason = new Error("le rendu s'est arrêté")): void {
    if (this.ended) return;
    this.ended = true;
    if (this.silent) clearTimeout(this.silent);
    const lost = [...this.waiting.values()];
    for (const { reject, timer } of lost) {
      clearTimeout(timer);
      reject(reason);
    }
    this.waiting.clear();
    void this.worker.terminate();
    this.onEnd(lost.map(({ pathname }) => pathname));
  }

  private untilReady(): Promise<void> {
    const { startLimit = 10_000 } = this.limits;
    return new Promise((resolve, reject) => {
      const refuse = (reason: Error) => {
        reject(reason);
        this.end(reason);
      };
      const timer = setTimeout(
        () => refuse(new Error(`pas démarré en ${startLimit / 1000} s`)),
        startLimit,
      ).unref();
      this.worker.on('message', (answer: WorkerAnswer) => {
        if (answer.kind === 'ready') {
          clearTimeout(timer);
          resolve();
        } else if (answer.kind === 'refused') refuse(new Error(answer.reason));
        else this.settle(answer);
      });
      this.worker.once('error', refuse);
      this.worker.once('exit', () => {
        clearTimeout(timer);
        reject(new Error("le rendu s'est arrêté"));
      });
    });
  }

  /** The page is late: its visitor waits no longer. Its worker may still answer. */
  private giveUp(id: number): void {
    this.waiting.get(id)?.reject(new PageLate('pas rendue à temps'));
    if (!this.waiting.has(id) || this.ended) return;
    this.silent ??= setTimeout(
      () => this.end(new Error('le rendu ne répond plus')),
      this.limits.silenceLimit ?? 2000,
    );
  }

  private settle(answer: Exclude<WorkerAnswer, { kind: 'ready' | 'refused' }>): void {
    if (this.silent) clearTimeout(this.silent);
    this.silent = null;
    const waiting = this.waiting.get(answer.id);
    if (!waiting) return;
    this.waiting.delete(answer.id);
    clearTimeout(waiting.timer);
    if (answer.kind === 'failed')
      waiting.reject(answer.late ? new PageLate(answer.reason) : new Error(answer.reason));
    else waiting.resolve(answer);
    if (this.retired) this.retire();
  }
}
