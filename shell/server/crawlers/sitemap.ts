import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { categoryPath, productPath } from 'page-kit/catalogue/paths';
import { Categories, SitemapPage } from 'shared-contracts/api/products';
import { joinUrl, productPaths } from 'shared-contracts/api/urls';
import type { Environment } from 'shared-contracts/environment';
import type { ShellAssets } from '../pages/shell-build';
import { pageList, sitemapList } from './sitemap-xml';

/** ms during which a file is given again; later it is given once more while a newer one is made. */
export const sitemapFreshFor = 600_000;
/** ms */
const timeLimit = 10_000;

interface Kept {
  readonly gzip: Buffer;
  readonly since: number;
}

const named = (code: string | null) => (code === null ? null : { code, name: code });

/** The URLs of all public pages, as files for search engines; each is made from what the API says, and kept. */
export class Sitemap {
  private readonly kept = new Map<string, Kept>();
  private readonly underWay = new Map<string, Promise<Buffer | null>>();

  constructor(private readonly assets: ShellAssets) {}

  /**
   * `page` null is `sitemap.xml`: all URLs while one file holds them, else the list of `sitemap-1.xml`, `sitemap-2.xml`, …
   * Null when there is no such page. @throws when the API cannot tell and never has.
   */
  async file(environment: Environment, page: number | null): Promise<Buffer | null> {
    const key = `${environment.shop.url} ${environment.api.url} ${page}`;
    const kept = this.kept.get(key);
    if (!kept) return this.renew(key, environment, page);
    if (Date.now() - kept.since >= sitemapFreshFor)
      void this.renew(key, environment, page).catch(() => undefined);
    return kept.gzip;
  }

  private renew(key: string, environment: Environment, page: number | null): Promise<Buffer | null> {
    const running = this.underWay.get(key);
    if (running) return running;
    const made = this.make(environment, page)
      .then((gzip) => {
        if (gzip) this.kept.set(key, { gzip, since: Date.now() });
        return gzip;
      })
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, made);
    return made;
  }

  private async make({ shop, api }: Environment, page: number | null): Promise<Buffer | null> {
    const first = page ?? 1;
    // Search engines find the articles of an API that lists none from the pages of their categories.
    const path = `products/sitemap?page=${first}`;
    const { items, pages } = await read(api.url, path, SitemapPage, { items: [], pages: 1 });
    if (first > 1 && first > pages) return null;
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

/** `without` stands for a call that the API does not have. */
async function read<Answer>(
  apiUrl: string,
  path: string,
  schema: { parse(data: unknown): Answer },
  without?: Answer,
) {
  const response = await fetch(joinUrl(apiUrl, path), { signal: AbortSignal.timeout(timeLimit) });
  if (without && response.status === 404) return without;
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return schema.parse(await response.json());
}

/** Piece by piece: ten thousand URLs are never one text in memory. */
const compressed = (pieces: Iterable<string>): Promise<Buffer> =>
  buffer(Readable.from(pieces).pipe(createGzip()));
