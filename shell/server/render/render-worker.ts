import { Worker } from 'node:worker_threads';
import type { RenderedPage, WorkerAnswer, WorkerOrder } from './messages';

export type Outcome =
  | { readonly kind: 'page'; readonly page: RenderedPage }
  | { readonly kind: 'redirect'; readonly location: string; readonly status: number };

interface Waiting {
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** ms beyond the worker's own deadline after which it counts as hung: a loop cannot be interrupted from inside. */
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
  private ended = false;
  /** Resolves when pages can be rendered; rejects when the bundle was refused. */
  readonly ready: Promise<void>;

  constructor(
    script: URL,
    private readonly order: WorkerOrder,
    private readonly onEnd: () => void,
  ) {
    this.worker = new Worker(script, { workerData: order, env: {}, resourceLimits: { maxOldGenerationSizeMb: heapLimit } });
    this.worker.unref();
    this.ready = new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.end(new Error('did not start in time')), startLimit).unref();
      this.worker.on('message', (answer: WorkerAnswer) => {
        if (answer.kind === 'ready' || answer.kind === 'refused') clearTimeout(timer);
        if (answer.kind === 'ready') resolve();
        else if (answer.kind === 'refused') {
          reject(new Error(answer.reason));
          this.end(new Error(answer.reason));
        } else this.settle(answer);
      });
      this.worker.once('error', (error) => {
        reject(error);
        this.end(error);
      });
      this.worker.once('exit', () => {
        const error = new Error('the render worker ended');
        reject(error);
        this.end(error);
      });
    });
    this.ready.catch(() => undefined);
  }

  get pending(): number {
    return this.waiting.size;
  }

  render(pathname: string): Promise<Outcome> {
    if (this.ended) return Promise.reject(new Error('the render worker has ended'));
    const id = this.nextId;
    this.nextId += 1;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.end(new Error('hung')), this.order.deadline + grace);
      this.waiting.set(id, { resolve, reject, timer });
      this.worker.postMessage({ id, pathname });
    });
  }

  /** Ends the worker; what was being rendered fails. */
  end(reason = new Error('replaced')): void {
    if (this.ended) return;
    this.ended = true;
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(reason);
    }
    this.waiting.clear();
    void this.worker.terminate();
    this.onEnd();
  }

  private settle(answer: Exclude<WorkerAnswer, { kind: 'ready' | 'refused' }>): void {
    const waiting = this.waiting.get(answer.id);
    if (!waiting) return;
    this.waiting.delete(answer.id);
    clearTimeout(waiting.timer);
    if (answer.kind === 'failed') waiting.reject(new Error(answer.reason));
    else waiting.resolve(answer);
  }
}
