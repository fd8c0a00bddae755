import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Environment } from 'shared-contracts/environment';
import { type Composed, composeForBrowser, composeRendered, pictureLinks } from './compose';
import { freshFor, PageCache, staleFor } from './page-cache';
import { filesOfRemotePage, filesOfShellPage, ownerOf, pageAt } from './page-files';
import type { RemoteManifests } from './remote-manifests';
import type { PageRenderer } from './render/page-renderer';
import { type InlineHashes, securityHeaders } from './security-headers';
import type { ShellBuild } from './shell-build';

/** An answer ready to be sent. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Brotli. */
  readonly body: Buffer;
}

interface Parts {
  readonly build: ShellBuild;
  readonly manifests: RemoteManifests;
  readonly renderer: PageRenderer | null;
  environment(): Environment;
}

const compress = promisify(brotliCompress);
const shared = `public, max-age=0, s-maxage=${freshFor / 1000}, stale-while-revalidate=${staleFor / 1000}`;
const noStore = { 'cache-control': 'no-store' };
const isShareable = ({ headers }: PageAnswer) => headers['cache-control'] === shared;
const inlineOnlyEarly = (build: ShellBuild): InlineHashes => ({
  scriptHash: build.early.hash,
  styleHash: null,
});

/** Answers for every address of the shop: rendered where that is possible, else composed for the browser to render. */
export class PageAnswers {
  readonly counts = { rendered: 0, forBrowser: 0, cached: 0 };
  private readonly cache = new PageCache((pathname) => this.makePage(pathname), isShareable);
  /** What the browser renders is the same at every address of a page, by the page's id. */
  private readonly forBrowserById = new Map<string, Promise<PageAnswer>>();

  constructor(private readonly parts: Parts) {}

  /** Forgets every page: a remote or the environment has changed. */
  clear(): void {
    this.cache.clear();
    this.forBrowserById.clear();
  }

  async answer(pathname: string): Promise<PageAnswer> {
    const kept = this.cache.find(pathname);
    if (kept) {
      this.counts.cached += 1;
      return kept;
    }
    if (this.isUnknown(pathname)) return this.unknown();
    const owner = ownerOf(pathname, this.parts.build.assets);
    const rendered = owner.kind !== 'nobody' && owner.rendered && this.parts.renderer !== null;
    return rendered ? this.cache.renew(pathname) : this.forBrowser(pathname);
  }

  /** An address that neither the shell nor a remote has; of a remote that was never seen, all addresses may be good. */
  isUnknown(pathname: string): boolean {
    const owner = ownerOf(pathname, this.parts.build.assets);
    if (owner.kind !== 'remote') return owner.kind === 'nobody';
    const place = this.parts.manifests.places(this.parts.environment())[owner.remote];
    return place?.manifest ? pageAt(pathname, place.manifest.pages) === null : false;
  }

  redirect(location: string, status = 302): PageAnswer {
    const headers = securityHeaders(this.parts.environment(), '/', inlineOnlyEarly(this.parts.build));
    return { status, headers: { ...headers, ...noStore, location }, body: Buffer.alloc(0) };
  }

  /** The home page with status 404; the browser replaces the address (decision 000, point 37). */
  private async unknown(): Promise<PageAnswer> {
    const home = await this.answer('/');
    const { etag: _etag, ...headers } = home.headers;
    return { ...home, status: 404, headers: { ...headers, ...noStore } };
  }

  private async makePage(pathname: string): Promise<PageAnswer> {
    return (await this.render(pathname)) ?? this.forBrowser(pathname);
  }

  private async render(pathname: string): Promise<PageAnswer | null> {
    const { renderer, build, manifests } = this.parts;
    const environment = this.parts.environment();
    const owner = ownerOf(pathname, build.assets);
    if (!renderer || owner.kind === 'nobody') return null;
    const rendering = await renderer.render(owner.kind === 'remote' ? owner.remote : 'shell', pathname);
    // A page that was under way while the environment changed belongs to neither of the two.
    if (!rendering || environment !== this.parts.environment()) return null;
    const { outcome, version } = rendering;
    if (outcome.kind === 'redirect') return this.redirect(outcome.location, outcome.status);
    const { page } = outcome;
    const places = { ...manifests.places(environment) };
    if (owner.kind === 'remote' && version)
      places[owner.remote] = { url: version.url, manifest: version.manifest };
    const files = version
      ? filesOfRemotePage(pathname, version.url, version.manifest)
      : filesOfShellPage(pathname, build.assets);
    const composed = composeRendered({ environment, places, build, files }, page, version);
    this.counts.rendered += 1;
    const links = pictureLinks(page.head);
    return this.packed(pathname, page.status, composed, {
      ...(page.status === 200 && page.whole ? { 'cache-control': shared, etag: etagOf(composed) } : noStore),
      ...(links && { link: links }),
    });
  }

  private forBrowser(pathname: string): Promise<PageAnswer> {
    this.counts.forBrowser += 1;
    const { build, manifests } = this.parts;
    const environment = this.parts.environment();
    const places = manifests.places(environment);
    const owner = ownerOf(pathname, build.assets);
    const place = owner.kind === 'remote' ? places[owner.remote] : undefined;
    const id =
      owner.kind === 'remote'
        ? place?.manifest && pageAt(pathname, place.manifest.pages)
        : pageAt(pathname, build.assets.pages);
    const key = id ?? (owner.kind === 'remote' ? owner.remote : '');
    const known = this.forBrowserById.get(key);
    if (known) return known;
    const ofRemote = place?.manifest
      ? filesOfRemotePage(pathname, place.url, place.manifest)
      : { scripts: [], styles: [] };
    const files = owner.kind === 'remote' ? ofRemote : filesOfShellPage(pathname, build.assets);
    // The page's own path, however the address was written.
    const path = build.assets.pages[key]?.path ?? '';
    const answer = this.packed(
      `/${path}`,
      200,
      composeForBrowser({ environment, places, build, files }),
      noStore,
    );
    this.forBrowserById.set(key, answer);
    return answer;
  }

  private async packed(
    pathname: string,
    status: number,
    composed: Composed,
    headers: Readonly<Record<string, string>>,
  ): Promise<PageAnswer> {
    const security = securityHeaders(this.parts.environment(), pathname, composed);
    const body = await compress(composed.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return {
      status,
      body,
      headers: {
        ...security,
        'content-type': 'text/html; charset=utf-8',
        vary: 'Accept-Encoding',
        ...headers,
      },
    };
  }
}

/** Weak: the same page in another encoding has other bytes. */
const etagOf = ({ html }: Composed) =>
  `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
