import { between, max } from 'drizzle-orm';
import type { SitemapPage } from 'shared-contracts/api/products';
import type { Db } from '../database/database';
import { products } from '../database/schema';

const positionsPerPage = 10_000;

/** Returns a range of positions, which have few gaps: added or deleted articles do not shift pages. */
export async function sitemapPage(db: Db, page: number): Promise<SitemapPage> {
  const [last] = await db.select({ position: max(products.position) }).from(products);
  const start = (page - 1) * positionsPerPage;
  const items = await db
    .select({ Code: products.code, Category: products.categoryCode, SubCategory: products.subcategoryCode })
    .from(products)
    .where(between(products.position, start, start + positionsPerPage - 1))
    .orderBy(products.position, products.code);
  return { items, pages: Math.ceil(((last?.position ?? -1) + 1) / positionsPerPage) };
}
