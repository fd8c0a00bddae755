import { LRUCache } from 'lru-cache';
import type { PageAnswer } from './page-answer';

/** ms during which a rendered page is simply given again. */
export const pageFreshFor = 5000;
/** ms beyond that during which it is given while a newer one is rendered. */
export const pageStaleFor = 30_000;
/** ms for which it stands in for one that is not rendered in time. */
const lastGoodFor = 3_600_000;
/** Of answers that are kept shortly beside them, so that a crowd of them drives out no page. */
const briefSize = 500;

interface Kept {
  readonly answer: PageAnswer;
  readonly since: number;
}

/** What a page's rendering gave. */
export interface Rendering {
  readonly answer: PageAnswer;
  /** `kept`: the same for every visitor. `brief`: found nowhere, or elsewhere. `late`: stands in for what was not rendered in time. */
  readonly as: 'kept' | 'brief' | 'late' | 'passing';
}

/** Rendered pages that are the same for every visitor, by path; each is rendered once at a time. */
export class HtmlCache {
  private readonly kept: LRUCache<string, Kept>;
  private readonly brief = new LRUCache<string, PageAnswer>({
    max: briefSize,
    ttl: pageFreshFor,
    perf: Date,
    ttlResolution: 0,
  });
  private underWay = new Map<string, Promise<PageAnswer>>();

  /** `render` is asked for a page that is missing or no longer fresh; `size`: pages that are kept. */
  constructor(
    private readonly render: (pathname: string) => Promise<Rendering>,
    size = 2000,
  ) {
    this.kept = new LRUCache({ max: size });
  }

  /** The page as it was kept, or null; a stale one is rendered again behind it. */
  find(pathname: string): PageAnswer | null {
    const kept = this.kept.get(pathname);
    if (!kept) return this.brief.get(pathname) ?? null;
    const age = Date.now() - kept.since;
    if (age >= pageFreshFor + pageStaleFor) return null;
    if (age >= pageFreshFor) void this.renew(pathname).catch(() => undefined);
    return kept.answer;
  }

  /** Renders the page, or joins those who wait for it already. What is not rendered in time is the last good copy, if any. */
  renew(pathname: string): Promise<PageAnswer> {
    const running = this.underWay.get(pathname);
    if (running) return running;
    const { underWay } = this;
    const answer = this.render(pathname)
      .then((made) => {
        // A page that was begun before everything was forgotten is given to those who wait, and to nobody else.
        if (underWay === this.underWay) this.keep(pathname, made);
        return (made.as === 'late' && this.lastGood(pathname)) || made.answer;
      })
      .finally(() => underWay.delete(pathname));
    underWay.set(pathname, answer);
    return answer;
  }

  private lastGood(pathname: string): PageAnswer | null {
    const kept = this.kept.get(pathname);
    return kept && Date.now() - kept.since < lastGoodFor ? kept.answer : null;
  }

  clear(): void {
    this.kept.clear();
    this.brief.clear();
    this.underWay = new Map();
  }

  private keep(pathname: string, { answer, as }: Rendering): void {
    if (as === 'kept') this.kept.set(pathname, { answer, since: Date.now() });
    if (as !== 'brief') return;
    this.kept.delete(pathname);
    this.brief.set(pathname, answer);
  }
}
