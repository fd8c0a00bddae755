import { LRUCache } from 'lru-cache';
import type { PageResponse } from './send-page';

/** ms during which a rendered page is fresh. */
export const pageFreshFor = 5000;
/** ms beyond that during which it is sent while a newer one is rendered. */
export const pageStaleFor = 30_000;
/** ms for which it replaces one that was not rendered in time. */
const lastGoodFor = 3_600_000;
/** Pages with a query that are cached, beside those without. */
export const cachedWithQuery = 200;
/** Pages that are cached for each combination of canaries. */
export const cachedOfCanaries = 200;
/** Of `short` responses, which are stored apart so that a load spike of them evicts no page. */
const shortSize = 500;

interface Entry {
  readonly response: PageResponse;
  /** ms of `performance.now()` */
  since: number;
}

/** Rendered pages that are the same for every visitor, by path and query; each is rendered once at a time. */
export class HtmlCache {
  private readonly entries: LRUCache<string, Entry>;
  private readonly short = new LRUCache<string, PageResponse>({
    max: shortSize,
    ttl: pageFreshFor,
    perf: performance,
    ttlResolution: 0,
  });
  private readonly rendering = new Map<string, Promise<PageResponse>>();

  /** `render`: called for a page that is missing or stale. `size`: pages. */
  constructor(
    private readonly render: (target: string) => Promise<PageResponse>,
    size: number,
  ) {
    this.entries = new LRUCache({ max: size });
  }

  /** The cached page, or null; a stale one is rendered again in the background. */
  find(target: string): PageResponse | null {
    const entry = this.entries.get(target);
    if (!entry) return this.short.get(target) ?? null;
    const age = performance.now() - entry.since;
    if (age >= pageFreshFor + pageStaleFor) return null;
    if (age >= pageFreshFor) void this.renew(target).catch(() => undefined);
    return entry.response;
  }

  /** Renders the page, or joins those who wait. The last good copy replaces one that timed out (503). */
  renew(target: string): Promise<PageResponse> {
    const running = this.rendering.get(target);
    if (running) return running;
    // A page begun before `expire` or `clear` is sent to those who wait for it, but not stored.
    const isCurrent = () => this.rendering.get(target) === response;
    const response = this.render(target)
      .then((made) => {
        if (isCurrent()) this.store(target, made);
        return (made.status === 503 && this.lastGood(target)) || made;
      })
      .finally(() => isCurrent() && this.rendering.delete(target));
    this.rendering.set(target, response);
    return response;
  }

  /** After a deployment its pages are rendered before they are sent again; the last good copies stay. */
  expire(isOwn: (target: string) => boolean): void {
    const since = performance.now() - pageFreshFor - pageStaleFor;
    for (const [target, entry] of this.entries.entries())
      if (isOwn(target)) entry.since = Math.min(entry.since, since);
    for (const others of [this.short, this.rendering])
      for (const target of others.keys()) if (isOwn(target)) others.delete(target);
  }

  /** After a change of the environment, on which every page depends. */
  clear(): void {
    this.entries.clear();
    this.short.clear();
    this.rendering.clear();
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
