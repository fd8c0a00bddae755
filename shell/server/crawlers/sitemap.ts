import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { categoryPath, productPath } from 'page-kit/catalogue/paths';
import { escapeHtml } from 'server-kit/escape-html';
import { etagOf } from 'server-kit/etag';
import { Categories, SitemapPage } from 'shared-contracts/api/products';
import { joinUrl, productPaths } from 'shared-contracts/api/urls';
import type { Environment } from 'shared-contracts/environment';
import { compressed, type PageResponse, sendPage, sendText } from '../pages/send-page';
import type { ShellAssets } from '../pages/shell-build';

/** Milliseconds; a stale file is still sent while it is renewed. */
export const sitemapFreshFor = 600_000;
/** Milliseconds per request to the API. */
const timeLimit = 10_000;

/** `Cache-Control` of the files for search engines. */
export const caching = `public, max-age=${sitemapFreshFor / 1000}`;

/**
 * Builds a list of URLs for the sitemap protocol, which also requires escaped apostrophes. Without `lastmod`:
 * the catalogue does not know when an article changed, and search engines distrust a date that is not true.
 */
async function listOf(list: string, entry: string, urls: readonly string[]): Promise<PageResponse> {
  const entries = urls.map((url) => {
    const text = escapeHtml(url).replaceAll("'", '&apos;');
    return `<${entry}><loc>${text}</loc></${entry}>\n`;
  });
  const opening = `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  const body = await compressed(Buffer.from(`${opening}${entries.join('')}</${list}>\n`));
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': caching,
    vary: 'Accept-Encoding',
    etag: etagOf(body),
  };
  return { status: 200, headers, body, cache: 'none' };
}

interface Wanted {
  readonly environment: Environment;
  readonly page: number | null;
}

/** A form: search engines do not index it. */
const unlisted = 'login';

const named = (code: string | null) => (code === null ? null : { code, name: code });

/** The URLs of all public pages from the API, as cached files for search engines. */
class Sitemap {
  /** A stale file is sent while it is renewed, also while the API does not respond. */
  private readonly cache: LRUCache<string, PageResponse, Wanted>;

  constructor(private readonly assets: ShellAssets) {
    this.cache = new LRUCache<string, PageResponse, Wanted>({
      max: 100,
      ttl: sitemapFreshFor,
      perf: Date,
      ttlResolution: 0,
      allowStale: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: (_key, _stale, { context: { environment, page } }) => this.make(environment, page),
    });
  }

  /**
   * Returns a file; `page` null is `sitemap.xml`: all URLs if they fit, else the index of `sitemap-1.xml`, …
   * Undefined when the page does not exist. @throws when the API has never responded
   */
  file(environment: Environment, page: number | null): Promise<PageResponse | undefined> {
    const key = `${environment.shop.url} ${environment.api.url} ${page}`;
    return this.cache.fetch(key, { context: { environment, page } });
  }

  private async make({ shop, api }: Environment, page: number | null): Promise<PageResponse | undefined> {
    const first = page ?? 1;
    // If the API has no list of articles, search engines find them through the categories.
    const path = `products/sitemap?page=${first}`;
    const { items, pages } = await read(api.url, path, SitemapPage, { items: [], pages: 1 });
    if (first > 1 && first > pages) return undefined;
    if (page === null && pages > 1) {
      const files = Array.from({ length: pages }, (_, index) => `sitemap-${index + 1}.xml`);
      return listOf(
        'sitemapindex',
        'sitemap',
        files.map((file) => joinUrl(shop.url, file)),
      );
    }
    const products = items.map(({ Code, Category, SubCategory }) =>
      productPath({ Code, Category: named(Category), SubCategory: named(SubCategory) }),
    );
    const others = first === 1 ? await this.otherPages(api.url) : [];
    return listOf(
      'urlset',
      'url',
      [...others, ...products].map((path) => joinUrl(shop.url, path)),
    );
  }

  /** Returns the paths of the shell's pages, categories and sub-categories. */
  private async otherPages(apiUrl: string): Promise<string[]> {
    const categories = await read(apiUrl, productPaths.categories(), Categories);
    const shellPages = Object.values(this.assets.pages).filter(
      ({ public: isPublic, path }) => isPublic && path !== unlisted,
    );
    return [
      ...shellPages.map(({ path }) => `/${path}`),
      '/category-product',
      ...categories.flatMap(({ code, subcategories }) => [
        categoryPath(code),
        ...subcategories.map((each) => categoryPath(code, each.code)),
      ]),
    ];
  }
}

/** Reads from the API; `fallback`: for a call that the API does not have. */
async function read<Data>(
  apiUrl: string,
  path: string,
  schema: { parse(data: unknown): Data },
  fallback?: Data,
) {
  const response = await fetch(joinUrl(apiUrl, path), { signal: AbortSignal.timeout(timeLimit) });
  if (fallback && response.status === 404) return fallback;
  if (!response.ok) throw new Error(`${path} responded with status ${response.status}`);
  return schema.parse(await response.json());
}

/** Adds `/sitemap.xml` and its pages; 503 until the API has responded once. */
export function addSitemap(
  server: FastifyInstance,
  assets: ShellAssets,
  environment: () => Environment,
): void {
  const sitemap = new Sitemap(assets);

  async function send(request: FastifyRequest, reply: FastifyReply, page: number | null) {
    const response = await sitemap.file(environment(), page).catch(() => null);
    if (response === null)
      return sendText(reply.header('retry-after', '60'), environment(), 503, 'Indisponible');
    return response ? sendPage(request, reply, response) : reply.callNotFound();
  }

  server.get('/sitemap.xml', (request, reply) => send(request, reply, null));
  server.get<{ Params: { page: string } }>('/sitemap-:page(^[1-9]\\d{0,3}).xml', (request, reply) =>
    send(request, reply, Number(request.params.page)),
  );
}
