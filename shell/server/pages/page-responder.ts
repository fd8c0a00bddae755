import { LRUCache } from 'lru-cache';
import { etagOf } from 'server-kit/etag';
import { remoteOfPath } from '../../src/federation/find-owner';
import type { VersionSet } from '../deployment/version-set';
import type { HtmlTemplate, RemoteVersion } from '../rendering/worker-messages';
import { cachedWithQuery, HtmlCache, pageFreshFor, pageStaleFor } from './html-cache';
import { htmlTemplate, unrenderedHtml } from './html-template';
import { filesOfPage } from './page-files';
import {
  canonicalPath,
  canonicalSearch,
  type ResolvedPage,
  renderedQuery,
  resolvePage,
} from './resolve-page';
import { nothingInline, securityHeaders, tokenOf } from './security-headers';
import { compressed, noStore, type PageResponse } from './send-page';
import type { ShellBuild } from './shell-build';

/** `Cache-Control` of rendered pages and of permanent redirects. */
const sharedCaching = {
  page: `public, max-age=0, s-maxage=${pageFreshFor / 1000}, stale-while-revalidate=${pageStaleFor / 1000}`,
  /** Short, since an article may return to its previous category. */
  redirect: 'max-age=60',
};
/** Shared caches cannot distinguish the visitors of a canary or a preview. */
export const privateCaching = { page: 'private, no-cache', redirect: 'private, no-cache' };

const pathOf = (target: string) => target.split('?', 1)[0] ?? '';

/** Responds to every URL with a rendered page if possible, else with a page that the browser renders. */
export class PageResponder {
  /** For `/health`; `leftToBrowser` counts only public pages. */
  readonly counts = { rendered: 0, leftToBrowser: 0, cached: 0 };
  private readonly cache: HtmlCache;
  /** Separate, so that pages with a query, unlimited in number, evict only each other. */
  private readonly queryCache: HtmlCache;
  /** By path; matching all routes takes a tenth of the time of a page in this thread. */
  private readonly pages = new LRUCache<string, ResolvedPage>({ max: 1000 });
  /** By page id; built once per version. */
  private readonly templates = new Map<string, { version: RemoteVersion | null; template: HtmlTemplate }>();
  /** By page id; the same at every URL of a page. */
  private readonly unrendered = new Map<string, Promise<PageResponse>>();

  /** `cachedPages`: maximum number of cached pages. */
  constructor(
    private readonly build: ShellBuild,
    private readonly set: VersionSet,
    cachedPages = 1,
    private readonly caching = sharedCaching,
  ) {
    this.cache = new HtmlCache((target) => this.render(target), cachedPages);
    this.queryCache = new HtmlCache((target) => this.render(target), cachedWithQuery);
  }

  /** Ages what is outdated: the pages of an owner, with null all; their last good copies stay. */
  expire(owner: string | null): void {
    const { remotes } = this.set;
    const isAffected = (target: string) =>
      owner === null || (remoteOfPath(pathOf(target), remotes) ?? 'shell') === owner;
    for (const cache of [this.pages, this.templates, this.unrendered]) cache.clear();
    for (const cache of [this.cache, this.queryCache]) cache.expire(isAffected);
  }

  /** Forgets the pages of all owners and their copies: each may name a version that was taken back. */
  clear(): void {
    const { pages, templates, unrendered, cache, queryCache } = this;
    for (const each of [pages, templates, unrendered, cache, queryCache]) each.clear();
  }

  /**
   * Returns the response to a URL. Redirects another spelling, or a query that the page does not read, to the
   * canonical URL of the page.
   * @param requestedPath as the client sent it: the URL parser resolves `.` and `..`
   */
  async respond({ pathname, search, searchParams }: URL, requestedPath: string): Promise<PageResponse> {
    const path = canonicalPath(pathname);
    const page = this.resolve(path);
    const query = canonicalSearch(search, page?.query ?? null, page?.facets);
    const rendered = page ? renderedQuery(page, query) : '';
    const response = await this.respondTo(path, Boolean(searchParams.get('token')), rendered);
    const isCanonical = path === requestedPath && query === search;
    return isCanonical || response.status !== 200 ? response : this.redirect(path + query, 308);
  }

  /** Returns the home page with status 404, uncached; the browser replaces the URL (decision 000, point 37). */
  async homeInstead(): Promise<PageResponse> {
    const { headers, body } = await this.respondTo('/');
    const { etag: _etag, ...others } = headers;
    return { status: 404, body, headers: { ...others, ...noStore }, cache: 'none' };
  }

  /** Whether pages can be made: the home page, as browsers render it. */
  async canRespond(): Promise<boolean> {
    const home = this.resolve('/');
    if (!home) return false;
    return this.forBrowser(home).then(
      () => true,
      (error: unknown) => {
        console.error('/ready :', error);
        return false;
      },
    );
  }

  /** Whether a path has no page; below a remote that was never read, every page may exist. */
  isUnknown(pathname: string): boolean {
    return this.resolve(pathname) === null;
  }

  /** A response depends only on the path, `hasToken` and the rendered query. */
  private async respondTo(pathname: string, hasToken = false, query = ''): Promise<PageResponse> {
    const cache = query ? this.queryCache : this.cache;
    const cached = cache.find(pathname + query);
    if (cached) {
      this.counts.cached += 1;
      return cached;
    }
    const page = this.resolve(pathname);
    if (!page) return this.homeInstead();
    if (tokenOf(page.id) === 'required' && !hasToken) return this.redirect('/', 302);
    return page.rendered ? cache.renew(pathname + query) : this.forBrowser(page);
  }

  private redirect(location: string, status: number): PageResponse {
    const caching = status === 308 ? { 'cache-control': this.caching.redirect } : noStore;
    const security = securityHeaders(this.set.environment, null, nothingInline);
    return {
      status,
      headers: { ...security, ...caching, location },
      body: Buffer.alloc(0),
      cache: status === 308 ? 'short' : 'none',
    };
  }

  private resolve(pathname: string): ResolvedPage | null {
    const cached = this.pages.get(pathname);
    if (cached) return cached;
    const page = resolvePage(pathname, this.build.assets, this.set.remotes);
    if (page) this.pages.set(pathname, page);
    return page;
  }

  /** Renders the page, or leaves it to the browser when rendering times out, fails or has no worker. */
  private async render(target: string): Promise<PageResponse> {
    const page = this.resolve(pathOf(target));
    if (!page) return this.homeInstead();
    const { environment, remotes, shell } = this.set;
    const { renderer, manifest } = remotes[page.owner] ?? { renderer: shell };
    // Its worker is starting with a changed environment, unless the version has no code for the server.
    if (!renderer) return this.leaveToBrowser(page, !manifest || manifest.server ? 'copy' : 'none');
    const template = this.template(page, renderer.version);
    const outcome = await renderer.render(target, template);
    if (!outcome) return this.leaveToBrowser(page);
    // A page that was rendered while the environment changed may contain data of both environments.
    if (environment !== this.set.environment) return this.leaveToBrowser(page, 'copy');
    if (outcome.kind === 'timed-out') return this.timedOut(page);
    if (outcome.kind === 'redirect') return this.redirect(outcome.location, outcome.status);
    const { status, html, links, whole } = outcome;
    const body = Buffer.from(html.buffer);
    const isCached = status === 200 && whole;
    this.counts.rendered += 1;
    return {
      status,
      body,
      headers: {
        ...template.headers,
        ...(isCached ? { 'cache-control': this.caching.page, etag: etagOf(body) } : noStore),
        ...(links && { link: links }),
      },
      cache: isCached ? 'long' : status === 404 ? 'short' : 'none',
    };
  }

  private async leaveToBrowser(page: ResolvedPage, cache: PageResponse['cache'] = 'none') {
    this.counts.leftToBrowser += 1;
    return { ...(await this.forBrowser(page)), cache };
  }

  /** Responds 503: whether the page exists is unknown, and search engines try again (decision 038). */
  private async timedOut(page: ResolvedPage): Promise<PageResponse> {
    const response = await this.leaveToBrowser(page, 'copy');
    return { ...response, status: 503, headers: { ...response.headers, 'retry-after': '1' } };
  }

  private template({ owner, id }: ResolvedPage, version: RemoteVersion | null): HtmlTemplate {
    const key = `${owner} ${id}`;
    const cached = this.templates.get(key);
    if (cached?.version === version) return cached.template;
    const template = htmlTemplate({ ...this.parts(owner, id), template: id ?? owner }, version);
    this.templates.set(key, { version, template });
    return template;
  }

  private forBrowser({ owner, id }: ResolvedPage): Promise<PageResponse> {
    const key = `${owner} ${id}`;
    const cached = this.unrendered.get(key);
    if (cached) return cached;
    const response = this.unrenderedPage(owner, id);
    this.unrendered.set(key, response);
    response.catch(() => this.unrendered.delete(key));
    return response;
  }

  private async unrenderedPage(owner: string, id: string | null): Promise<PageResponse> {
    const { banner, socket } = this.set;
    const { html, headers } = unrenderedHtml({ ...this.parts(owner, id), banner, socket });
    return { status: 200, body: await compressed(html), headers: { ...headers, ...noStore }, cache: 'none' };
  }

  private parts(owner: string, id: string | null) {
    const { build } = this;
    const { environment, remotes } = this.set;
    const files = filesOfPage({ owner, id }, build.assets, { environment, remotes });
    return { id, environment, remotes, build, files };
  }
}
