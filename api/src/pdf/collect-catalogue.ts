import { eq, sql } from 'drizzle-orm';
import type { Environment } from 'shared-contracts/environment';
import { listCategories } from '../catalogue/product-repository';
import type { Db } from '../database/database';
import { pictures, products, subcategories } from '../database/schema';
import type { CatalogueArticle, CatalogueData } from './catalogue';

/** So many articles are printed at most; of a larger catalogue each sub-category prints its first and sums up the others. */
export const printedArticles = 1_000;

/** Reads what the printed catalogue says: as many rows as it prints, whatever the size of the catalogue. */
export async function collectCatalogue(
  db: Db,
  { company, catalogueYear }: Environment,
): Promise<CatalogueData> {
  const totals = await articlesBySubcategory(db);
  const articles = [...totals.values()].reduce((sum, { count }) => sum + count, 0);
  const each = articles <= printedArticles ? printedArticles : Math.floor(printedArticles / totals.size);
  const printed = await firstArticles(db, each);
  const categories = (await listCategories(db)).map(({ name, subcategories: children }) => ({
    name,
    subcategories: children.flatMap((child) => {
      const total = totals.get(child.code);
      if (!total) return [];
      const own = printed.get(child.code) ?? [];
      const { count, lowest, highest } = total;
      const others = count > own.length ? { count: count - own.length, lowest, highest } : null;
      return [{ name: child.name, articles: own, others }];
    }),
  }));
  return {
    company,
    year: catalogueYear,
    categories: categories.filter(({ subcategories: children }) => children.length > 0),
  };
}

async function articlesBySubcategory(db: Db) {
  const rows = await db
    .select({
      code: products.subcategoryCode,
      count: sql<number>`count(*)::int`,
      lowest: sql<number>`min(${products.priceHT})::float8`,
      highest: sql<number>`max(${products.priceHT})::float8`,
    })
    .from(products)
    .groupBy(products.subcategoryCode);
  return new Map(rows.flatMap(({ code, ...total }) => (code === null ? [] : [[code, total] as const])));
}

/** Each sub-category's first articles, read from its own index. */
async function firstArticles(db: Db, each: number): Promise<Map<string, CatalogueArticle[]>> {
  const first = db
    .select({
      designation: products.designation,
      reference: products.reference,
      priceHT: products.priceHT,
      labelling: products.labelling,
      pictureHash: products.pictureHash,
      position: products.position,
      code: products.code,
    })
    .from(products)
    .where(eq(products.subcategoryCode, subcategories.code))
    .orderBy(products.position, products.code)
    .limit(each)
    .as('first');
  const rows = await db
    .select({
      subcategory: subcategories.code,
      designation: first.designation,
      reference: first.reference,
      priceHT: first.priceHT,
      labelling: first.labelling,
      svg: pictures.svg,
    })
    .from(subcategories)
    .innerJoinLateral(first, sql`true`)
    .leftJoin(pictures, eq(pictures.hash, first.pictureHash))
    .orderBy(first.position, first.code);
  const found = new Map<string, CatalogueArticle[]>();
  for (const { subcategory, ...article } of rows) {
    const own = found.get(subcategory);
    if (own) own.push(article);
    else found.set(subcategory, [article]);
  }
  return found;
}
