import { LRUCache } from 'lru-cache';
import type { PageResponse } from './send-page';

/** Milliseconds during which a rendered page is fresh. */
export const pageFreshFor = 5000;
/** Milliseconds after that during which a stale page is sent while it is rendered again. */
export const pageStaleFor = 30_000;
/** Milliseconds during which a copy may replace a page that was not rendered in time. */
const lastGoodFor = 3_600_000;
/** Maximum number of cached pages with a query, in addition to pages without a query. */
export const cachedWithQuery = 200;
/** Maximum number of cached pages for each combination of canaries. */
export const cachedOfCanaries = 200;
/** Maximum number of `short` responses, stored separately so that a load spike of them evicts no page. */
const shortSize = 500;

interface Entry {
  readonly response: PageResponse;
  /** Milliseconds of `performance.now()`. */
  since: number;
}

/** Caches pages that are the same for every visitor, by path and query; renders each once at a time. */
export class HtmlCache {
  private readonly entries: LRUCache<string, Entry>;
  private readonly short = new LRUCache<string, PageResponse>({
    max: shortSize,
    ttl: pageFreshFor,
    perf: performance,
    ttlResolution: 0,
  });
  private readonly rendering = new Map<string, Promise<PageResponse>>();

  /** `size`: maximum number of `long` responses. */
  constructor(
    private readonly render: (target: string) => Promise<PageResponse>,
    size: number,
  ) {
    this.entries = new LRUCache({ max: size });
  }

  /** Returns the cached page, or null; renders a stale page again in the background. */
  find(target: string): PageResponse | null {
    const entry = this.entries.get(target);
    if (!entry) return this.short.get(target) ?? null;
    const age = performance.now() - entry.since;
    if (age >= pageFreshFor + pageStaleFor) return null;
    if (age >= pageFreshFor) void this.renew(target).catch(() => undefined);
    return entry.response;
  }

  /** Renders the page, or joins the running rendering; returns the last good copy instead of a `copy` response. */
  renew(target: string): Promise<PageResponse> {
    const running = this.rendering.get(target);
    if (running) return running;
    // A page started before `expire` is sent to the waiting requests, but not stored.
    const isCurrent = () => this.rendering.get(target) === response;
    const response = this.render(target)
      .then((rendered) => {
        if (isCurrent()) this.store(target, rendered);
        return (rendered.cache === 'copy' && this.lastGood(target)) || rendered;
      })
      .finally(() => isCurrent() && this.rendering.delete(target));
    this.rendering.set(target, response);
    return response;
  }

  /** After a change: affected pages are rendered before they are sent again; last good copies stay. */
  expire(isAffected: (target: string) => boolean): void {
    const since = performance.now() - pageFreshFor - pageStaleFor;
    for (const [target, entry] of this.entries.entries())
      if (isAffected(target)) entry.since = Math.min(entry.since, since);
    for (const responses of [this.short, this.rendering])
      for (const target of responses.keys()) if (isAffected(target)) responses.delete(target);
  }

  /** Forgets every page; one whose rendering has started is sent to the waiting requests, but not stored. */
  clear(): void {
    for (const responses of [this.entries, this.short, this.rendering]) responses.clear();
  }

  private lastGood(target: string): PageResponse | null {
    const entry = this.entries.get(target);
    return entry && performance.now() - entry.since < lastGoodFor ? entry.response : null;
  }

  private store(target: string, response: PageResponse): void {
    if (response.cache === 'long') this.entries.set(target, { response, since: performance.now() });
    if (response.cache !== 'short') return;
    this.entries.delete(target);
    this.short.set(target, response);
  }
}
