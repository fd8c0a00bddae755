import { LRUCache } from 'lru-cache';
import type { RendererPool } from '../rendering/pool';
import { HtmlCache, pageFreshFor, pageStaleFor, type Rendering } from './html-cache';
import { pictureLinks } from './html-template';
import { etagOf } from './http';
import { canonicalPath, canonicalSearch } from './one-url';
import type { PageAnswer } from './page-answer';
import { type ComposedFrom, ComposedPages, noStore } from './page-templates';
import { type Destination, destinationOf, renderedQuery } from './resolve-page';
import { nothingInline, securityHeaders } from './security-headers';
import { takenLiterally } from './taken-literally';
import { needsToken } from './token-pages';

interface Shop extends ComposedFrom {
  readonly renderer: RendererPool | null;
  readonly pagesKept?: number | undefined;
}

const sharedFor = `public, max-age=0, s-maxage=${pageFreshFor / 1000}, stale-while-revalidate=${pageStaleFor / 1000}`;
/** Beside `pagesKept` of all other pages. */
const queriedPagesKept = 200;
/** Of the pages that a worker renders at once, as many may have a query. */
const queriedAtOnce = 4;

/** Path and query of what a page with a query is kept under. */
function parted(target: string): [pathname: string, query: string] {
  const start = target.indexOf('?');
  return [target.slice(0, start), target.slice(start)];
}

/** Of what has moved for good: shortly, since an article may change its category back. */
const movedFor = { 'cache-control': 'max-age=60' };
/** The same page with status 404, which no cache may keep. */
function asMissing({ headers: { etag: _etag, ...headers }, ...page }: PageAnswer): PageAnswer {
  return { ...page, status: 404, headers: { ...headers, ...noStore } };
}

/** Answers for every URL of the shop: rendered where that is possible, else composed for the browser to render. */
export class PageAnswers {
  /** For `/health`; `leftToBrowser` counts pages that were to be rendered, not those that never are. */
  readonly counts = { rendered: 0, leftToBrowser: 0, cached: 0 };
  private readonly cache: HtmlCache;
  /** Pages whose HTML depends on a query: as many as anybody likes to ask for, so they drive out each other alone. */
  private readonly queried: HtmlCache;
  private queriedUnderWay = 0;
  /** By path: matching all the routes is a tenth of a page's work in this thread. */
  private readonly destinations = new LRUCache<string, Destination>({ max: 1000 });
  private readonly composed: ComposedPages;

  constructor(private readonly shop: Shop) {
    this.composed = new ComposedPages(shop);
    this.cache = new HtmlCache((pathname) => this.render(pathname), shop.pagesKept);
    this.queried = new HtmlCache((target) => this.renderQueried(...parted(target)), queriedPagesKept);
  }

  /** Forgets every page: a remote or the environment has changed. */
  clear(): void {
    this.cache.clear();
    this.queried.clear();
    this.destinations.clear();
    this.composed.clear();
  }

  /**
   * Answers for a URL as it was asked for. Each page has one: another spelling, or a query that it does not read, is
   * redirected there at once, whatever else is wrong with it.
   * @param asked the path as it came; a URL makes `.` and `..` go away
   */
  async at({ pathname, search, searchParams }: URL, asked: string): Promise<PageAnswer> {
    const path = canonicalPath(pathname);
    const destination = this.destination(path);
    const query = canonicalSearch(search, destination?.query ?? null, destination?.facets);
    // Of the query the answer depends on nothing but whether there is a token, unless the page says so.
    const answer = await this.answer(
      path,
      Boolean(searchParams.get('token')),
      destination ? renderedQuery(destination, query) : '',
    );
    const isThere = path === asked && query === search;
    return isThere || answer.status !== 200 ? answer : this.redirect(path + query, 308);
  }

  /** `hasToken` and the query of a page that is rendered by it: all that an answer may depend on beside the path. */
  async answer(pathname: string, hasToken = false, query = ''): Promise<PageAnswer> {
    const cache = query ? this.queried : this.cache;
    const kept = cache.find(pathname + query);
    if (kept) {
      this.counts.cached += 1;
      return kept;
    }
    const destination = this.destination(pathname);
    if (!destination) return this.homeInstead();
    if (needsToken(destination.id) && !hasToken) return this.redirect('/');
    return destination.rendered && this.shop.renderer
      ? cache.renew(pathname + query)
      : this.composed.forBrowser(destination);
  }

  /** True for a URL that neither the shell nor a remote has; of a remote that was never seen, all may be good. */
  isUnknown(pathname: string): boolean {
    return this.destination(pathname) === null;
  }

  private redirect(location: string, status = 302): PageAnswer {
    const headers = securityHeaders(this.shop.environment(), null, nothingInline);
    const caching = status === 308 ? movedFor : noStore;
    return { status, headers: { ...headers, ...caching, location }, body: Buffer.alloc(0) };
  }

  private destination(pathname: string): Destination | null {
    const known = this.destinations.get(pathname);
    if (known) return known;
    const { build, manifests } = this.shop;
    const places = manifests.places(this.shop.environment());
    const found = destinationOf(pathname, build.assets, places);
    if (found) this.destinations.set(pathname, found);
    return found;
  }

  /** For a URL that cannot be decoded: the page that its signs, taken literally, lead to. */
  async undecodable(pathname: string): Promise<PageAnswer> {
    return asMissing(await this.answer(takenLiterally(pathname)));
  }

  /** The home page with status 404; the browser replaces the URL (decision 000, point 37). */
  private async homeInstead(): Promise<PageAnswer> {
    return asMissing(await this.answer('/'));
  }

  /** Beyond their share the browser renders such pages, so that a crowd of them keeps no list or product waiting. */
  private async renderQueried(pathname: string, query: string): Promise<Rendering> {
    const destination = this.destination(pathname);
    if (destination && this.queriedUnderWay >= queriedAtOnce) return this.standIn(destination);
    this.queriedUnderWay += 1;
    return this.render(pathname, query).finally(() => {
      this.queriedUnderWay -= 1;
    });
  }

  /** The page from the server, or from the browser where rendering is late, fails or has no worker. */
  private async render(pathname: string, query = ''): Promise<Rendering> {
    const destination = this.destination(pathname);
    if (!destination) return { answer: await this.homeInstead(), as: 'passing' };
    const environment = this.shop.environment();
    const { renderer } = this.shop;
    const version = renderer?.version(destination.owner);
    if (!renderer || version === undefined) return this.leaveToBrowser(destination);
    const { frame, headers } = this.composed.frame(destination, version);
    const outcome = await renderer.render(destination.owner, pathname + query, frame);
    // A page that was under way while the environment changed belongs to neither of the two.
    if (!outcome || environment !== this.shop.environment()) return this.leaveToBrowser(destination);
    if (outcome.kind === 'late') return this.standIn(destination);
    if (outcome.kind === 'redirect')
      return {
        answer: this.redirect(outcome.location, outcome.status),
        as: outcome.status === 308 ? 'brief' : 'passing',
      };
    const { page } = outcome;
    const body = Buffer.from(page.html.buffer);
    const links = pictureLinks(page.pictures);
    const isKept = page.status === 200 && page.whole;
    this.counts.rendered += 1;
    return {
      as: isKept ? 'kept' : page.status === 404 ? 'brief' : 'passing',
      answer: {
        status: page.status,
        body,
        headers: {
          ...headers,
          ...(isKept ? { 'cache-control': sharedFor, etag: etagOf(body) } : noStore),
          ...(links && { link: links }),
        },
      },
    };
  }

  private async leaveToBrowser(destination: Destination): Promise<Rendering> {
    this.counts.leftToBrowser += 1;
    return { answer: await this.composed.forBrowser(destination), as: 'passing' };
  }

  /**
   * The browser renders it as well, but whether there is such a page nobody knows yet: a search engine comes again.
   * See decision 038.
   */
  private async standIn(destination: Destination): Promise<Rendering> {
    const { answer } = await this.leaveToBrowser(destination);
    return {
      answer: { ...answer, status: 503, headers: { ...answer.headers, 'retry-after': '1' } },
      as: 'late',
    };
  }
}
