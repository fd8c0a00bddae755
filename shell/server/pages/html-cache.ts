import { LRUCache } from 'lru-cache';
import type { PageAnswer } from './page-answer';

/** ms during which a rendered page is simply given again. */
export const pageFreshFor = 5000;
/** ms beyond that during which it is given while a newer one is rendered. */
export const pageStaleFor = 30_000;
const size = 500;

interface Kept {
  readonly answer: PageAnswer;
  readonly since: number;
}

/** Rendered pages that are the same for every visitor, by path; each is rendered once at a time. */
export class HtmlCache {
  private readonly kept = new LRUCache<string, Kept>({ max: size });
  private underWay = new Map<string, Promise<PageAnswer>>();

  /** `render` is asked for a page that is missing or no longer fresh; only what `isShareable` accepts is kept. */
  constructor(
    private readonly render: (pathname: string) => Promise<PageAnswer>,
    private readonly isShareable: (answer: PageAnswer) => boolean,
  ) {}

  /** The page as it was kept, or null; a stale one is rendered again behind it. */
  find(pathname: string): PageAnswer | null {
    const kept = this.kept.get(pathname);
    if (!kept) return null;
    const age = Date.now() - kept.since;
    if (age >= pageFreshFor + pageStaleFor) return null;
    if (age >= pageFreshFor) void this.renew(pathname).catch(() => undefined);
    return kept.answer;
  }

  /** Renders the page, or joins those who wait for it already. */
  renew(pathname: string): Promise<PageAnswer> {
    const running = this.underWay.get(pathname);
    if (running) return running;
    const { underWay } = this;
    const answer = this.render(pathname)
      .then((made) => {
        // A page that was begun before everything was forgotten is given to those who wait, and to nobody else.
        if (underWay === this.underWay) this.keep(pathname, made);
        return made;
      })
      .finally(() => underWay.delete(pathname));
    underWay.set(pathname, answer);
    return answer;
  }

  clear(): void {
    this.kept.clear();
    this.underWay = new Map();
  }

  private keep(pathname: string, answer: PageAnswer): void {
    if (this.isShareable(answer)) this.kept.set(pathname, { answer, since: Date.now() });
    else if (answer.status !== 200) this.kept.delete(pathname);
  }
}
