import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { categoryPath, productPath } from 'page-kit/catalogue/paths';
import { Categories, SitemapPage } from 'shared-contracts/api/products';
import { joinUrl, productPaths } from 'shared-contracts/api/urls';
import type { Environment } from 'shared-contracts/environment';
import type { ShellAssets } from '../pages/shell-build';

/** ms; later a file is sent once more while a newer one is made. */
export const sitemapFreshFor = 600_000;
/** ms */
const timeLimit = 10_000;

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** Entries per piece: ten thousand URLs are never one text in memory. */
const perPiece = 1000;

function* written(list: string, entry: string, urls: readonly string[]): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${namespace}">\n`;
  for (let start = 0; start < urls.length; start += perPiece) {
    const piece = urls.slice(start, start + perPiece);
    yield piece.map((url) => `<${entry}><loc>${escaped(url)}</loc></${entry}>\n`).join('');
  }
  yield `</${list}>\n`;
}

const pageList = (urls: readonly string[]) => written('urlset', 'url', urls);

const sitemapList = (urls: readonly string[]) => written('sitemapindex', 'sitemap', urls);

interface Wanted {
  readonly environment: Environment;
  readonly page: number | null;
}

const named = (code: string | null) => (code === null ? null : { code, name: code });

/** The URLs of all public pages from the API, as cached files for search engines. */
export class Sitemap {
  /** A stale file is sent while it is renewed, also while the API does not respond. */
  private readonly cache: LRUCache<string, Buffer, Wanted>;

  constructor(private readonly assets: ShellAssets) {
    this.cache = new LRUCache<string, Buffer, Wanted>({
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
   * `page` null is `sitemap.xml`: all URLs while one file holds them, else the list of `sitemap-1.xml`, …
   * Undefined when there is no such page. @throws when the API has never responded
   */
  file(environment: Environment, page: number | null): Promise<Buffer | undefined> {
    const key = `${environment.shop.url} ${environment.api.url} ${page}`;
    return this.cache.fetch(key, { context: { environment, page } });
  }

  private async make({ shop, api }: Environment, page: number | null): Promise<Buffer | undefined> {
    const first = page ?? 1;
    // Where the API lists no articles, search engines find them from their categories.
    const path = `products/sitemap?page=${first}`;
    const { items, pages } = await read(api.url, path, SitemapPage, { items: [], pages: 1 });
    if (first > 1 && first > pages) return undefined;
    if (page === null && pages > 1) {
      const files = Array.from({ length: pages }, (_, index) => `sitemap-${index + 1}.xml`);
      return compressed(sitemapList(files.map((file) => joinUrl(shop.url, file))));
    }
    const products = items.map(({ Code, Category, SubCategory }) =>
      productPath({ Code, Category: named(Category), SubCategory: named(SubCategory) }),
    );
    const others = first === 1 ? await this.otherPages(api.url) : [];
    return compressed(pageList([...others, ...products].map((path) => joinUrl(shop.url, path))));
  }

  /** Pages of the shell, categories and sub-categories. */
  private async otherPages(apiUrl: string): Promise<string[]> {
    const categories = await read(apiUrl, productPaths.categories(), Categories);
    const own = Object.values(this.assets.pages).filter((page) => page.public);
    return [
      ...own.map(({ path }) => `/${path}`),
      '/category-product',
      ...categories.flatMap(({ code, subcategories }) => [
        categoryPath(code),
        ...subcategories.map((each) => categoryPath(code, each.code)),
      ]),
    ];
  }
}

/** `without`: for a call that the API does not have. */
async function read<Data>(
  apiUrl: string,
  path: string,
  schema: { parse(data: unknown): Data },
  without?: Data,
) {
  const response = await fetch(joinUrl(apiUrl, path), { signal: AbortSignal.timeout(timeLimit) });
  if (without && response.status === 404) return without;
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return schema.parse(await response.json());
}

const compressed = (pieces: Iterable<string>): Promise<Buffer> =>
  buffer(Readable.from(pieces).pipe(createGzip()));
