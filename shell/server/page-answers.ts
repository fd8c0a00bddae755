import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Environment } from 'shared-contracts/environment';
import { type Composed, composeForBrowser, composeRendered, pictureLinks } from './compose';
import { filesOfRemotePage, filesOfShellPage, ownerOf, pageAt } from './page-files';
import type { PageRenderer } from './render/page-renderer';
import type { RemoteManifests } from './remote-manifests';
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

/** ms during which a rendered page is simply given again. */
const freshFor = 5000;
/** ms during which it is given while a newer one is rendered. */
const staleFor = 30_000;
const cacheSize = 500;

const compress = promisify(brotliCompress);
const shared = `public, max-age=0, s-maxage=${freshFor / 1000}, stale-while-revalidate=${staleFor / 1000}`;
const noStore = { 'cache-control': 'no-store' };
const inlineOnlyEarly = (build: ShellBuild): InlineHashes => ({ scriptHash: build.early.hash, styleHash: null });

/** Answers for every address of the shop: rendered where that is possible, else composed for the browser to render. */
export class PageAnswers {
  /** Rendered pages that are the same for every visitor, by path. */
  private readonly cache: LRUCache<string, PageAnswer>;
  readonly counts = { rendered: 0, forBrowser: 0, cached: 0 };

  constructor(private readonly parts: Parts) {
    this.cache = new LRUCache<string, PageAnswer>({
      max: cacheSize,
      ttl: freshFor,
      allowStale: true,
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      allowStaleOnFetchRejection: true,
      fetchMethod: (pathname) => this.renderShareable(pathname),
    });
  }

  /** Forgets every rendered page: a remote or the environment has changed. */
  clear(): void {
    this.cache.clear();
  }

  async answer(pathname: string): Promise<PageAnswer> {
    const owner = ownerOf(pathname, this.parts.build.assets);
    if (this.isUnknown(pathname)) return this.unknown();
    if (owner.kind === 'nobody' || !owner.rendered || !this.parts.renderer) return this.forBrowser(pathname, 200);
    if (this.cache.has(pathname)) this.counts.cached += 1;
    const shareable = await this.cache.fetch(pathname);
    if (shareable) return shareable;
    return (await this.render(pathname)) ?? this.forBrowser(pathname, 200);
  }

  /** An address that neither the shell nor a remote has; of a remote that was never seen, all addresses may be good. */
  private isUnknown(pathname: string): boolean {
    const owner = ownerOf(pathname, this.parts.build.assets);
    if (owner.kind !== 'remote') return owner.kind === 'nobody';
    const place = this.parts.manifests.places(this.parts.environment())[owner.remote];
    return place?.manifest ? pageAt(pathname, place.manifest.pages) === null : false;
  }

  /** The home page with status 404; the browser replaces the address (`decisions.md` 37). */
  private async unknown(): Promise<PageAnswer> {
    const home = await this.answer('/');
    const { etag: _etag, ...headers } = home.headers;
    return { ...home, status: 404, headers: { ...headers, ...noStore } };
  }

  /** A page for the cache; undefined for one that must not be shared or could not be rendered. */
  private async renderShareable(pathname: string): Promise<PageAnswer | undefined> {
    const answer = await this.render(pathname);
    return answer?.status === 200 ? answer : undefined;
  }

  private async render(pathname: string): Promise<PageAnswer | null> {
    const { renderer, build, manifests } = this.parts;
    const environment = this.parts.environment();
    const owner = ownerOf(pathname, build.assets);
    if (!renderer || owner.kind === 'nobody') return null;
    const rendering = await renderer.render(owner.kind === 'remote' ? owner.remote : 'shell', pathname);
    if (!rendering) return null;
    const { outcome, version } = rendering;
    if (outcome.kind === 'redirect') return this.redirect(outcome.location, outcome.status);
    const places = { ...manifests.places(environment) };
    if (owner.kind === 'remote' && version) places[owner.remote] = { url: version.url, manifest: version.manifest };
    const files = version ? filesOfRemotePage(pathname, version.url, version.manifest) : filesOfShellPage(pathname, build.assets);
    const composed = composeRendered({ environment, places, build, files }, outcome.page, version);
    this.counts.rendered += 1;
    const links = pictureLinks(outcome.page.head);
    return this.packed(pathname, outcome.page.status, composed, {
      ...(outcome.page.status === 200 ? { 'cache-control': shared } : noStore),
      ...(links && { link: links }),
    });
  }

  private async forBrowser(pathname: string, status: number): Promise<PageAnswer> {
    const { build, manifests } = this.parts;
    const environment = this.parts.environment();
    const places = manifests.places(environment);
    const owner = ownerOf(pathname, build.assets);
    const place = owner.kind === 'remote' ? places[owner.remote] : undefined;
    const ofRemote = place?.manifest ? filesOfRemotePage(pathname, place.url, place.manifest) : { scripts: [], styles: [] };
    const files = owner.kind === 'remote' ? ofRemote : filesOfShellPage(pathname, build.assets);
    this.counts.forBrowser += 1;
    return this.packed(pathname, status, composeForBrowser({ environment, places, build, files }), noStore);
  }

  redirect(location: string, status = 302): PageAnswer {
    const headers = securityHeaders(this.parts.environment(), '/', inlineOnlyEarly(this.parts.build));
    return { status, headers: { ...headers, ...noStore, location }, body: Buffer.alloc(0) };
  }

  private async packed(
    pathname: string,
    status: number,
    composed: Composed,
    headers: Readonly<Record<string, string>>,
  ): Promise<PageAnswer> {
    const etag = `"${createHash('sha256').update(composed.html).digest('base64url').slice(0, 27)}"`;
    const body = await compress(composed.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return {
      status,
      body,
      headers: {
        ...securityHeaders(this.parts.environment(), pathname, composed),
        'content-type': 'text/html; charset=utf-8',
        vary: 'Accept-Encoding',
        ...(headers['cache-control'] === shared && { etag }),
        ...headers,
      },
    };
  }
}
