import { LRUCache } from 'lru-cache';
import { remoteOfPath } from '../../src/federation/find-owner';
import type { Served } from '../deployment/canaries';
import { type HtmlTemplate, type RemoteVersion, shellUrl } from '../rendering/worker-messages';
import { cachedWithQuery, HtmlCache, pageFreshFor, pageStaleFor } from './html-cache';
import { filesOfRemotePage, htmlTemplate, pictureLinks, unrenderedHtml } from './html-template';
import {
  canonicalPath,
  canonicalSearch,
  escapeMalformedPath,
  type ResolvedPage,
  renderedQuery,
  resolvePage,
  tokenOf,
} from './resolve-page';
import { nothingInline, securityHeaders } from './security-headers';
import { compressed, etagOf, noStore, type PageResponse } from './send-page';
import { filesOfShellPage, type ShellBuild } from './shell-build';

const sharedCaching = `public, max-age=0, s-maxage=${pageFreshFor / 1000}, stale-while-revalidate=${pageStaleFor / 1000}`;
/** A cache elsewhere knows no canaries. */
export const canaryCaching = 'private, no-cache';
/** Short, since an article may change its category back. */
const redirectCaching = { 'cache-control': 'max-age=60' };

const pathOf = (target: string) => target.split('?', 1)[0] ?? '';

/** The same page with status 404, which no cache may store. */
function asMissing({ headers: { etag: _etag, ...headers }, body }: PageResponse): PageResponse {
  return { status: 404, body, headers: { ...headers, ...noStore }, cache: 'none' };
}

/** Responds to every URL with a rendered page where possible, else one for the browser to render. */
export class PageResponder {
  /** For `/health`; `leftToBrowser` counts public pages alone. */
  readonly counts = { rendered: 0, leftToBrowser: 0, cached: 0 };
  private readonly cache: HtmlCache;
  /** Apart, since there are any number of queries: they evict each other alone. */
  private readonly queryCache: HtmlCache;
  /** By path: matching all the routes is a tenth of a page's work in this thread. */
  private readonly pages = new LRUCache<string, ResolvedPage>({ max: 1000 });
  /** By page id: made once per version. */
  private readonly templates = new Map<string, { version: RemoteVersion | null; template: HtmlTemplate }>();
  /** By page id: what the browser renders is the same at every URL of a page. */
  private readonly unrendered = new Map<string, Promise<PageResponse>>();

  /** `cachedPages`: number of rendered pages cached here, if any is; `caching`: their `Cache-Control`. */
  constructor(
    private readonly build: ShellBuild,
    private readonly deployments: Served,
    cachedPages = 1,
    private readonly caching = sharedCaching,
  ) {
    this.cache = new HtmlCache((target) => this.render(target), cachedPages);
    this.queryCache = new HtmlCache((target) => this.render(target), cachedWithQuery);
    deployments.on?.('change', (owner) => {
      const { remotes } = deployments;
      const isOwn = (target: string) => (remoteOfPath(pathOf(target), remotes) ?? 'shell') === owner;
      for (const cache of [this.pages, this.templates, this.unrendered]) cache.clear();
      for (const cache of [this.cache, this.queryCache]) {
        if (owner === null) cache.clear();
        else cache.expire(isOwn);
      }
    });
  }

  /**
   * The response to a URL. Each page has one: another spelling, or a query that the page does not read, is
   * redirected to it.
   * @param requestedPath as the client wrote it: the URL parser resolves `.` and `..`
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

  /** For a path that cannot be decoded: the page that its characters, taken literally, lead to. */
  async respondToMalformed(pathname: string): Promise<PageResponse> {
    return asMissing(await this.respondTo(escapeMalformedPath(pathname)));
  }

  /** True for a path without page; below a remote that was never read, all may exist. */
  isUnknown(pathname: string): boolean {
    return this.resolve(pathname) === null;
  }

  /** `hasToken` and a rendered query are all that a response depends on beside the path. */
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
    return page.rendered && this.deployments.renderer ? cache.renew(pathname + query) : this.forBrowser(page);
  }

  private redirect(location: string, status: number): PageResponse {
    const caching = status === 308 ? redirectCaching : noStore;
    const security = securityHeaders(this.deployments.environment, null, nothingInline);
    return {
      status,
      headers: { ...security, ...caching, location },
      body: Buffer.alloc(0),
      cache: status === 308 ? 'short' : 'none',
    };
  }

  private resolve(pathname: string): ResolvedPage | null {
    const known = this.pages.get(pathname);
    if (known) return known;
    const page = resolvePage(pathname, this.build.assets, this.deployments.remotes);
    if (page) this.pages.set(pathname, page);
    return page;
  }

  /** The home page with status 404; the browser replaces the URL (decision 000, point 37). */
  private async homeInstead(): Promise<PageResponse> {
    return asMissing(await this.respondTo('/'));
  }

  /** The page from the server, or for the browser where rendering times out, fails or has no worker. */
  private async render(target: string): Promise<PageResponse> {
    const page = this.resolve(pathOf(target));
    if (!page) return this.homeInstead();
    const { environment, renderer } = this.deployments;
    const version = renderer?.version(page.owner);
    if (!renderer || version === undefined) return this.leaveToBrowser(page);
    const template = this.template(page, version);
    const outcome = await renderer.render(page.owner, target, template);
    // A page that was rendered while the environment changed belongs to neither of the two.
    if (!outcome || environment !== this.deployments.environment) return this.leaveToBrowser(page);
    if (outcome.kind === 'timed-out') return this.timedOut(page);
    if (outcome.kind === 'redirect') return this.redirect(outcome.location, outcome.status);
    const { status, html, pictures, whole } = outcome;
    const body = Buffer.from(html.buffer);
    const links = pictureLinks(pictures);
    const isCached = status === 200 && whole;
    this.counts.rendered += 1;
    return {
      status,
      body,
      headers: {
        ...template.headers,
        ...(isCached ? { 'cache-control': this.caching, etag: etagOf(body) } : noStore),
        ...(links && { link: links }),
      },
      cache: isCached ? 'long' : status === 404 ? 'short' : 'none',
    };
  }

  private leaveToBrowser(page: ResolvedPage): Promise<PageResponse> {
    this.counts.leftToBrowser += 1;
    return this.forBrowser(page);
  }

  /** Whether the page exists is not known: a search engine retries (decision 038). */
  private async timedOut(page: ResolvedPage): Promise<PageResponse> {
    const response = await this.leaveToBrowser(page);
    return { ...response, status: 503, headers: { ...response.headers, 'retry-after': '1' } };
  }

  /** For pages of an id in the version that renders them, which need not be the newest. */
  private template({ owner, id }: ResolvedPage, version: RemoteVersion | null): HtmlTemplate {
    const key = `${owner} ${id}`;
    const known = this.templates.get(key);
    if (known?.version === version) return known.template;
    const template = htmlTemplate({ ...this.parts(owner, id, version), template: id ?? owner }, version);
    this.templates.set(key, { version, template });
    return template;
  }

  private forBrowser({ owner, id }: ResolvedPage): Promise<PageResponse> {
    const key = `${owner} ${id}`;
    const known = this.unrendered.get(key);
    if (known) return known;
    const response = this.unrenderedPage(owner, id);
    this.unrendered.set(key, response);
    response.catch(() => this.unrendered.delete(key));
    return response;
  }

  private async unrenderedPage(owner: string, id: string | null): Promise<PageResponse> {
    const { banner, socket } = this.deployments;
    const { html, headers } = unrenderedHtml({ ...this.parts(owner, id, null), banner, socket });
    return { status: 200, body: await compressed(html), headers: { ...headers, ...noStore }, cache: 'none' };
  }

  private parts(owner: string, id: string | null, version: RemoteVersion | null) {
    const { environment, remotes } = this.deployments;
    const known = remotes[owner];
    if (version && known) remotes[owner] = { ...known, url: version.url, manifest: version.manifest };
    const { build } = this;
    const { url, manifest } = remotes[owner] ?? {};
    const files =
      url && manifest
        ? filesOfRemotePage(id, url, manifest)
        : filesOfShellPage(id, build.assets, shellUrl(environment));
    return { id, environment, remotes, build, files };
  }
}
