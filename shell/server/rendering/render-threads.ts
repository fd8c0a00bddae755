import { Worker } from 'node:worker_threads';
import type { Environment } from 'shared-contracts/environment';
import { traceHeaders } from 'shared-contracts/server/tracing';
import {
  type HtmlTemplate,
  type RemoteVersion,
  type RenderJob,
  type RenderOutcome,
  requestHeaders,
  type WorkerInit,
  type WorkerMessage,
} from './worker-messages';

/** ms */
export interface ThreadLimits {
  /** Until its bundle is evaluated, 30,000 by default: the machine may be busy. */
  readonly startLimit?: number | undefined;
  /** Of silence of a worker with a page overdue, 2,000 by default: the machine may be busy. */
  readonly silenceLimit?: number | undefined;
}

export interface ThreadParts extends ThreadLimits {
  /** The compiled `worker/main.ts`. */
  readonly script: URL;
}

interface Waiting {
  readonly pathname: string;
  readonly resolve: (outcome: RenderOutcome) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Pages that a worker renders at once; more would only queue beyond the deadline. */
const renderLimit = 16;
/** Of them those with a query: a load spike of these delays no other page. */
const withQueryLimit = 4;
/** ms beyond the worker's own deadline after which a page is given up. */
const grace = 100;
/** MB */
const heapLimit = 256;
/** MB for short-lived objects: several pages, so that they are collected before promotion. */
const youngLimit = 96;

/**
 * One worker thread that renders pages, for the shell alone or for one version of one remote. Code that
 * loops, crashes or eats memory ends the worker, not the server.
 */
class RenderThread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  /** Sent to the worker already, by their page. */
  private readonly templates = new Map<string, HtmlTemplate>();
  private nextId = 0;
  private ended = false;
  /** Runs while a page is overdue and no message has come since. */
  private silence: NodeJS.Timeout | null = null;
  private retired = false;
  /** Rejects `ready`. */
  private refuse: (reason: Error) => void = () => undefined;
  /** Resolves when pages can be rendered; rejects when the bundle was refused. */
  readonly ready: Promise<void>;
  readonly gone: Promise<void>;

  constructor(
    private readonly init: WorkerInit,
    private readonly parts: ThreadParts,
    /** Called with the URLs that were being rendered when it ended. */
    private readonly onEnd: (lost: readonly string[]) => void,
  ) {
    const { script, startLimit = 30_000 } = parts;
    this.worker = new Worker(script, {
      workerData: init,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: heapLimit, maxYoungGenerationSizeMb: youngLimit },
    });
    this.worker.unref();
    this.gone = new Promise((resolve) => this.worker.once('exit', () => resolve()));
    this.ready = new Promise((resolve, reject) => {
      this.refuse = reject;
      const giveUp = () => this.end(new Error(`pas démarré en ${startLimit / 1000} s`));
      const timer = setTimeout(giveUp, startLimit).unref();
      this.worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'ready') {
          clearTimeout(timer);
          resolve();
        } else if (message.kind === 'refused') this.end(new Error(message.reason));
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

  isFreeFor(pathname: string): boolean {
    if (this.silence || this.pending >= renderLimit) return false;
    const withQuery = [...this.waiting.values()].filter((each) => each.pathname.includes('?'));
    return !pathname.includes('?') || withQuery.length < withQueryLimit;
  }

  /** `limit`: ms, instead of the deadline for visitors. */
  render(pathname: string, template: HtmlTemplate, limit?: number): Promise<RenderOutcome> {
    if (this.ended) return Promise.reject(new Error('le rendu est arrêté'));
    const id = this.nextId;
    this.nextId += 1;
    return new Promise((resolve, reject) => {
      // If this thread was busy, a message may wait unread: one loop iteration reads it first.
      const timer = setTimeout(
        () => setImmediate(() => this.giveUp(id)),
        (limit ?? this.init.deadline) + grace,
      );
      this.waiting.set(id, { pathname, resolve, reject, timer });
      const { page } = template;
      const isNew = this.templates.get(page) !== template;
      this.templates.set(page, template);
      const headers = { ...requestHeaders.getStore(), ...traceHeaders() };
      const job: RenderJob = { id, pathname, headers, page, template: isNew ? template : null, limit };
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
    this.refuse(reason);
    if (this.silence) clearTimeout(this.silence);
    const lost = [...this.waiting.values()];
    for (const { reject, timer } of lost) {
      clearTimeout(timer);
      reject(reason);
    }
    this.waiting.clear();
    void this.worker.terminate();
    this.onEnd(lost.map(({ pathname }) => pathname));
  }

  /** The page is overdue: its visitor waits no longer, its worker may still finish it. */
  private giveUp(id: number): void {
    this.waiting.get(id)?.resolve({ kind: 'timed-out', reason: 'pas rendue à temps' });
    if (!this.waiting.has(id) || this.ended) return;
    this.silence ??= setTimeout(
      () => this.end(new Error('le rendu ne répond plus')),
      this.parts.silenceLimit ?? 2000,
    );
  }

  private settle(message: Exclude<WorkerMessage, { kind: 'ready' | 'refused' }>): void {
    if (this.silence) clearTimeout(this.silence);
    this.silence = null;
    const waiting = this.waiting.get(message.id);
    if (!waiting) return;
    this.waiting.delete(message.id);
    clearTimeout(waiting.timer);
    if (message.kind === 'done') waiting.resolve(message.outcome);
    else waiting.reject(new Error(message.reason));
    if (this.retired) this.retire();
  }
}

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
    /** That its workers start with. */
    readonly environment: Environment,
    private readonly init: WorkerInit,
    private readonly parts: ThreadParts,
  ) {}

  get pending(): number {
    return this.worker?.pending ?? 0;
  }

  /** Resolves when pages can be rendered. @throws when the bundle was refused. */
  async start(): Promise<void> {
    const worker = new RenderThread(this.init, this.parts, (lost) => {
      if (this.worker !== worker) return;
      this.worker = null;
      // A page that crashed its worker would do it again at the next visit.
      if (this.resting.size > 1000) this.resting.clear();
      for (const pathname of lost) this.resting.set(pathname, performance.now() + restTime);
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
    if (limit === undefined && !worker.isFreeFor(pathname)) return { kind: 'timed-out', reason: null };
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

  private startLater(): void {
    if (this.over) return;
    const wait = Math.min(firstWait * 2 ** this.ends, longestWait);
    this.ends += 1;
    setTimeout(() => {
      if (!this.over) this.start().catch(() => this.startLater());
    }, wait).unref();
  }
}
