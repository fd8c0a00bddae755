import { Worker } from 'node:worker_threads';
import type { RenderedPage, WorkerAnswer, WorkerOrder } from './messages';

export type Outcome =
  | { readonly kind: 'page'; readonly page: RenderedPage }
  | { readonly kind: 'redirect'; readonly location: string; readonly status: number };

/** The worker is gone: it looped, crashed, ate its memory or was told to end. What it was rendering is lost. */
export class WorkerEnded extends Error {
  override name = 'WorkerEnded';
}

interface Waiting {
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** ms beyond the worker's own deadline after which a page is given up. */
const grace = 200;
const startLimit = 10_000;
/** MB */
const heapLimit = 256;

/**
 * One worker thread that renders pages, for the shell alone or for one version of one remote. Code that loops, crashes or
 * eats memory ends the worker, not the server.
 */
export class RenderWorker {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private nextId = 0;
  private answers = 0;
  private ended = false;
  private retired = false;
  /** Resolves when pages can be rendered; rejects when the bundle was refused. */
  readonly ready: Promise<void>;
  /** Resolves when the thread is gone. */
  readonly gone: Promise<void>;

  constructor(
    script: URL,
    private readonly order: WorkerOrder,
    private readonly onEnd: (reason: Error) => void,
  ) {
    this.worker = new Worker(script, {
      workerData: order,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: heapLimit },
    });
    this.worker.unref();
    this.gone = new Promise((resolve) => this.worker.once('exit', () => resolve()));
    this.worker.once('error', (error) => this.end(new WorkerEnded(error.message)));
    this.worker.once('exit', () => this.end());
    this.ready = this.untilReady();
    this.ready.catch(() => undefined);
  }

  get pending(): number {
    return this.waiting.size;
  }

  render(pathname: string): Promise<Outcome> {
    if (this.ended) return Promise.reject(new WorkerEnded('the render worker has ended'));
    const id = this.nextId;
    this.nextId += 1;
    const answersBefore = this.answers;
    return new Promise((resolve, reject) => {
      // An answer may lie there unread when this thread was busy itself: one turn of the loop reads it first.
      const timer = setTimeout(
        () => setImmediate(() => this.giveUp(id, answersBefore)),
        this.order.deadline + grace,
      );
      this.waiting.set(id, { resolve, reject, timer });
      this.worker.postMessage({ id, pathname });
    });
  }

  /** Ends the worker as soon as it has nothing left to render. */
  retire(): void {
    this.retired = true;
    if (this.waiting.size === 0) this.end(new WorkerEnded('replaced'));
  }

  /** Ends the worker; what was being rendered fails. */
  end(reason = new WorkerEnded('the render worker ended')): void {
    if (this.ended) return;
    this.ended = true;
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(reason);
    }
    this.waiting.clear();
    void this.worker.terminate();
    this.onEnd(reason);
  }

  private untilReady(): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = (reason: Error) => {
        reject(reason);
        this.end(new WorkerEnded(reason.message));
      };
      const timer = setTimeout(() => refuse(new Error('did not start in time')), startLimit).unref();
      this.worker.on('message', (answer: WorkerAnswer) => {
        this.answers += 1;
        if (answer.kind === 'ready') {
          clearTimeout(timer);
          resolve();
        } else if (answer.kind === 'refused') refuse(new Error(answer.reason));
        else this.settle(answer);
      });
      this.worker.once('error', refuse);
      this.worker.once('exit', () => {
        clearTimeout(timer);
        reject(new WorkerEnded('the render worker ended'));
      });
    });
  }

  /** A page that is late is only late while others are answered; a worker that answers nobody hangs. */
  private giveUp(id: number, answersBefore: number): void {
    const late = this.waiting.get(id);
    if (!late) return;
    if (this.answers === answersBefore) {
      this.end(new WorkerEnded('hung'));
      return;
    }
    this.waiting.delete(id);
    late.reject(new Error('late'));
    if (this.retired) this.retire();
  }

  private settle(answer: Exclude<WorkerAnswer, { kind: 'ready' | 'refused' }>): void {
    const waiting = this.waiting.get(answer.id);
    if (!waiting) return;
    this.waiting.delete(answer.id);
    clearTimeout(waiting.timer);
    if (answer.kind === 'failed') waiting.reject(new Error(answer.reason));
    else waiting.resolve(answer);
    if (this.retired) this.retire();
  }
}
