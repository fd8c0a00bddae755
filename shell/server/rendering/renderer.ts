import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { traced } from 'server-kit/tracing';
import { RenderThread, type ThreadParts } from './render-thread';
import type { HtmlTemplate, RemoteVersion, RenderOutcome, WorkerInit } from './worker-messages';

/** Milliseconds before a worker is restarted; doubled after each failure. */
const firstWait = 100;
const longestWait = 30_000;
/** Milliseconds for which a page that crashed its worker is not rendered. */
const restTime = 30_000;
/** Maximum number of such pages, to limit memory: one that is forgotten early can crash its worker again. */
const mostResting = 1000;

/** The pages that visitors requested last: the id of each by its path. */
export type RequestedPages = LRUCache<string, string>;

/** Renders the shell's own pages (`version` null) or those of one version of a remote; keeps a worker running. */
export class Renderer {
  /** Null while the worker is being started. */
  private worker: RenderThread | null = null;
  /** Consecutive failed starts and crashes; each doubles the wait for the next start. */
  private failures = 0;
  /** Resolves when the worker that stopped last was started again, or could not be. */
  private restart = Promise.resolve();
  private isStopped = false;
  /** URLs that are not rendered for now. */
  private readonly resting = new LRUCache<string, true>({
    max: mostResting,
    ttl: restTime,
    perf: performance,
    ttlResolution: 0,
  });

  /** Why the last page for a visitor could not be rendered, or no worker starts; null once one is rendered. */
  failure: string | null = null;

  constructor(
    readonly version: RemoteVersion | null,
    private readonly init: WorkerInit,
    private readonly parts: ThreadParts,
    private readonly requested: RequestedPages,
  ) {}

  get pending(): number {
    return this.worker?.pending ?? 0;
  }

  /** Resolves when pages can be rendered. @throws when the bundle was refused. */
  async start(): Promise<void> {
    const worker = new RenderThread(this.init, this.parts, (lost) => {
      if (this.worker !== worker) return;
      this.worker = null;
      // A page that crashed its worker would crash it again at the next visit.
      for (const target of lost) this.resting.set(target, true);
      this.startLater();
    });
    await worker.ready;
    if (this.isStopped) return worker.end();
    this.worker = worker;
  }

  /** Renders a page (`target`: path with query) for a visitor; null when that is not possible right now. */
  async render(target: string, template: HtmlTemplate): Promise<RenderOutcome | null> {
    const { worker } = this;
    if (!worker || this.resting.has(target)) return null;
    if (!worker.isFreeFor(target)) return { kind: 'timed-out', reason: null };
    const owner = this.init.remote?.name ?? 'shell';
    try {
      const render = () => worker.render(target, template);
      const outcome = await traced(`render ${template.page}`, { owner }, render);
      if (outcome.kind === 'timed-out') {
        this.failure = `${target} : ${outcome.reason}`;
        return outcome;
      }
      this.failures = 0;
      this.failure = null;
      // Queries are unlimited in number and do not show which pages are requested most.
      if (!target.includes('?')) this.requested.set(target, template.page);
      return outcome;
    } catch (error) {
      this.failure = `${target} : ${(error as Error).message}`;
      return null;
    }
  }

  /**
   * Renders a page for which no visitor waits, even when the worker is busy or has to restart after an earlier
   * page. `limit`: milliseconds. @throws why it could not be rendered
   */
  async rehearse(target: string, template: HtmlTemplate, limit: number): Promise<void> {
    await this.restart;
    if (this.resting.has(target)) throw new Error('elle a arrêté le rendu à son dernier essai');
    if (!this.worker) throw new Error('le rendu ne démarre plus');
    const outcome = await this.worker.render(target, template, limit);
    if (outcome.kind === 'timed-out') throw new Error(outcome.reason ?? 'pas rendue à temps');
    this.failures = 0;
  }

  /** Stops the worker once it has finished the pages that it is rendering. */
  retire(): void {
    this.isStopped = true;
    this.worker?.retire();
  }

  /** Terminates the worker; resolves when its thread has exited. */
  async end(): Promise<void> {
    const { worker } = this;
    this.isStopped = true;
    worker?.end();
    await worker?.exited;
  }

  private startLater(): void {
    if (this.isStopped) return;
    const wait = Math.min(firstWait * 2 ** this.failures, longestWait);
    this.failures += 1;
    this.restart = pause(wait, null, { ref: false })
      .then(() => (this.isStopped ? undefined : this.start()))
      .catch((error: Error) => {
        this.failure = error.message;
        this.startLater();
      });
  }
}
