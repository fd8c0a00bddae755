import { Worker } from 'node:worker_threads';
import { traceHeaders } from 'server-kit/tracing';
import { requestHeaders } from './request-headers';
import type { HtmlTemplate, RenderJob, RenderOutcome, WorkerInit, WorkerMessage } from './worker-messages';

/** Time limits in milliseconds, long by default since the machine may be busy. */
export interface ThreadLimits {
  /** Until a worker has loaded all code and rendered its first page; 30,000 by default. */
  readonly startLimit?: number | undefined;
  /** Without a message from a worker that has an overdue page; 2,000 by default. */
  readonly silenceLimit?: number | undefined;
}

export interface ThreadParts extends ThreadLimits {
  /** The compiled `worker/main.ts`. */
  readonly script: URL;
}

interface Waiting {
  readonly target: string;
  readonly resolve: (outcome: RenderOutcome) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Maximum number of pages that a worker renders at once; more would miss the deadline anyway. */
const renderLimit = 16;
/** Maximum number of those with a query, so that a load spike of them does not delay other pages. */
const withQueryLimit = 4;
/** Milliseconds after the worker's own deadline until a page counts as timed out. */
const grace = 100;
/** MB for long-lived objects. */
const heapLimit = 256;
/** MB for short-lived objects: several pages, so that they are collected before promotion. */
const youngLimit = 96;

/** A worker that renders pages. Code that loops, crashes or exhausts memory ends it, not the server. */
export class RenderThread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  /** Templates that were sent to the worker, by page id. */
  private readonly templates = new Map<string, HtmlTemplate>();
  private nextId = 0;
  private isEnded = false;
  /** Timer that runs while a page is overdue and the worker has sent no message since. */
  private silence: NodeJS.Timeout | null = null;
  private isRetired = false;
  /** Rejects `ready`. */
  private refuse: (reason: Error) => void = () => undefined;
  /** Resolves when pages can be rendered; rejects when the bundle was refused. */
  readonly ready: Promise<void>;
  readonly exited: Promise<void>;

  constructor(
    private readonly init: WorkerInit,
    private readonly parts: ThreadParts,
    /** Called with the URLs that were being rendered when the worker stopped. */
    private readonly onEnd: (lost: readonly string[]) => void,
  ) {
    const { script, startLimit = 30_000 } = parts;
    this.worker = new Worker(script, {
      workerData: init,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: heapLimit, maxYoungGenerationSizeMb: youngLimit },
    });
    this.worker.unref();
    this.exited = new Promise((resolve) => this.worker.once('exit', () => resolve()));
    this.ready = new Promise((resolve, reject) => {
      this.refuse = reject;
      const giveUp = () => this.end(new Error(`pas démarré en ${startLimit / 1000} s`));
      const timer = setTimeout(giveUp, startLimit).unref();
      this.worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'ready') {
          clearTimeout(timer);
          resolve();
        } else if (message.kind === 'refused') this.end(new Error(message.reason));
        else if (message.kind === 'full') this.retire();
        else this.settle(message);
      });
    });
    this.ready.catch(() => undefined);
    this.worker.once('error', (error) => this.end(error));
    this.worker.once('exit', () => this.end());
  }

  get pending(): number {
    return this.waiting.size;
  }

  isFreeFor(target: string): boolean {
    if (this.silence || this.isRetired || this.pending >= renderLimit) return false;
    const withQuery = [...this.waiting.values()].filter((each) => each.target.includes('?'));
    return !target.includes('?') || withQuery.length < withQueryLimit;
  }

  /** Renders a page. `limit`: milliseconds, instead of the deadline for visitors. */
  render(target: string, template: HtmlTemplate, limit?: number): Promise<RenderOutcome> {
    if (this.isEnded) return Promise.reject(new Error('le rendu est arrêté'));
    const id = this.nextId;
    this.nextId += 1;
    return new Promise((resolve, reject) => {
      // If this thread was busy, the outcome may have arrived unread: one loop iteration reads it first.
      const timer = setTimeout(
        () => setImmediate(() => this.giveUp(id)),
        (limit ?? this.init.deadline) + grace,
      );
      this.waiting.set(id, { target, resolve, reject, timer });
      const { page } = template;
      const isNew = this.templates.get(page) !== template;
      this.templates.set(page, template);
      const headers = { ...requestHeaders.getStore(), ...traceHeaders() };
      const job: RenderJob = { id, target, headers, page, template: isNew ? template : null, limit };
      this.worker.postMessage(job);
    });
  }

  /** Stops the worker as soon as it has no pages left to render. */
  retire(): void {
    this.isRetired = true;
    if (this.waiting.size === 0) this.end();
  }

  /** Terminates the worker; the pages that it was rendering fail. */
  end(reason = new Error("le rendu s'est arrêté")): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.refuse(reason);
    if (this.silence) clearTimeout(this.silence);
    const lost = [...this.waiting.values()];
    for (const { reject, timer } of lost) {
      clearTimeout(timer);
      reject(reason);
    }
    this.waiting.clear();
    void this.worker.terminate();
    this.onEnd(lost.map(({ target }) => target));
  }

  /** Stops waiting for an overdue page, which the worker may still finish. */
  private giveUp(id: number): void {
    this.waiting.get(id)?.resolve({ kind: 'timed-out', reason: 'pas rendue à temps' });
    if (!this.waiting.has(id) || this.isEnded) return;
    this.silence ??= setTimeout(
      () => this.end(new Error('le rendu ne répond plus')),
      this.parts.silenceLimit ?? 2000,
    );
  }

  private settle(message: Extract<WorkerMessage, { kind: 'done' | 'failed' }>): void {
    if (this.silence) clearTimeout(this.silence);
    this.silence = null;
    const waiting = this.waiting.get(message.id);
    if (!waiting) return;
    this.waiting.delete(message.id);
    clearTimeout(waiting.timer);
    if (message.kind === 'done') waiting.resolve(message.outcome);
    else waiting.reject(new Error(message.reason));
    if (this.isRetired) this.retire();
  }
}
