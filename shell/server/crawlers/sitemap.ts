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

/** Milliseconds; a stale file is still sent while it is renewed, or cannot be. */
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

/** A form: search engines do not index it. */
const unlisted = 'login';

const named = (code: string | null) => (code === null ? null : { code, name: code });

/** Returns the paths of the shell's pages, categories and sub-categories. */
async function otherPages(assets: ShellAssets, apiUrl: string): Promise<string[]> {
  const categories = await read(apiUrl, productPaths.categories(), Categories);
  const shellPages = Object.values(assets.pages).filter((page) => page.public && page.path !== unlisted);
  return [
    ...shellPages.map(({ path }) => `/${path}`),
    '/category-product',
    ...categories.flatMap(({ code, subcategories }) => [
      categoryPath(code),
      ...subcategories.map((each) => categoryPath(code, each.code)),
    ]),
  ];
}

interface Wanted {
  readonly environment: Environment;
  /** Null: `sitemap.xml`, all URLs if they fit, else the index of `sitemap-1.xml`, … */
  readonly page: number | null;
}

/** Makes a file from the API's articles and categories; undefined when the page does not exist. */
async function fileOf(assets: ShellAssets, { environment: { shop, api }, page }: Wanted) {
  const first = page ?? 1;
  // If the API has no list of articles, search engines find them through the categories.
  const path = `products/sitemap?page=${first}`;
  const { items, pages } = await read(api.url, path, SitemapPage, { items: [], pages: 1 });
  if (first > 1 && first > pages) return undefined;
  const inShop = (paths: readonly string[]) => paths.map((each) => joinUrl(shop.url, each));
  if (page === null && pages > 1) {
    const files = Array.from({ length: pages }, (_, index) => `sitemap-${index + 1}.xml`);
    return listOf('sitemapindex', 'sitemap', inShop(files));
  }
  const products = items.map(({ Code, Category, SubCategory }) =>
    productPath({ Code, Category: named(Category), SubCategory: named(SubCategory) }),
  );
  const others = first === 1 ? await otherPages(assets, api.url) : [];
  return listOf('urlset', 'url', inShop([...others, ...products]));
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
  if (!response.ok) throw new Error(`${path} : statut ${response.status}`);
  return schema.parse(await response.json());
}

/** Adds `/sitemap.xml` and its pages; 503 until the API has responded once. */
export function addSitemap(
  server: FastifyInstance,
  assets: ShellAssets,
  environment: () => Environment,
): void {
  let reported = '';

  /** Logs each reason once, also while an earlier file is still sent. */
  function report(error: Error): never {
    // "fetch failed" has its reason in the cause; a refused shape has many lines.
    const { message } = error.cause instanceof Error ? error.cause : error;
    const reason = message.replace(/\s+/g, ' ').slice(0, 200);
    if (reason !== reported) console.error(`Plan du site indisponible : ${reason}`);
    reported = reason;
    throw error;
  }

  const cache = new LRUCache<string, PageResponse, Wanted>({
    max: 100,
    ttl: sitemapFreshFor,
    perf: Date,
    ttlResolution: 0,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (_key, _stale, { context }) => fileOf(assets, context).catch(report),
  });

  async function send(request: FastifyRequest, reply: FastifyReply, page: number | null) {
    const context = { environment: environment(), page };
    const key = `${context.environment.shop.url} ${context.environment.api.url} ${page}`;
    const response = await cache.fetch(key, { context }).catch(() => null);
    if (response === null)
      return sendText(reply.header('retry-after', '60'), environment(), 503, 'Indisponible');
    return response ? sendPage(request, reply, response) : reply.callNotFound();
  }

  server.get('/sitemap.xml', (request, reply) => send(request, reply, null));
  server.get<{ Params: { page: string } }>('/sitemap-:page(^[1-9]\\d{0,3}).xml', (request, reply) =>
    send(request, reply, Number(request.params.page)),
  );
}
