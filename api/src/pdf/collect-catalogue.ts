import { eq, sql } from 'drizzle-orm';
import type { Environment } from 'shared-contracts/environment';
import { listCategories } from '../catalogue/categories';
import type { Db } from '../database/database';
import { grouped } from '../database/rows';
import { pictures, products, subcategories } from '../database/schema';

/** Maximum of printed articles; a larger catalogue prints the first of each sub-category and a summary. */
export const printedArticles = 1_000;

/** Data of the printed catalogue; plain, so that it can be sent to a worker. */
export type CatalogueData = Awaited<ReturnType<typeof collectCatalogue>>;

/** Reads the data of the printed catalogue, a limited number of rows regardless of the catalogue's size. */
export async function collectCatalogue(db: Db, { company, catalogueYear }: Environment) {
  const totals = await articlesBySubcategory(db);
  const articles = [...totals.values()].reduce((sum, { count }) => sum + count, 0);
  const each = articles <= printedArticles ? printedArticles : Math.floor(printedArticles / totals.size);
  const printed = await firstArticles(db, each);
  const categories = (await listCategories(db)).map(({ name, subcategories: children }) => ({
    name,
    subcategories: children.flatMap((child) => {
      const total = totals.get(child.code);
      if (!total) return [];
      const listed = printed.get(child.code) ?? [];
      // How many are not printed, and the prices of all.
      const others = total.count > listed.length ? { ...total, count: total.count - listed.length } : null;
      return [{ name: child.name, articles: listed, others }];
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

/** Reads the first articles of each sub-category, by the index of sub-categories; variants follow each other. */
async function firstArticles(db: Db, each: number) {
  const { designation, reference, priceHT, labelling, pictureHash, variantGroup, position, code } = products;
  const first = db
    .select({ designation, reference, priceHT, labelling, pictureHash, variantGroup, position, code })
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
      group: sql<string>`coalesce(${first.variantGroup}, ${first.code})`,
      svg: pictures.svg,
    })
    .from(subcategories)
    .innerJoinLateral(first, sql`true`)
    .leftJoin(pictures, eq(pictures.hash, first.pictureHash))
    .orderBy(first.position, first.code);
  // A list may mix variants; a printed page has them together.
  const together = [...grouped(rows, ({ group }) => group).values()].flat();
  return grouped(together, ({ subcategory }) => subcategory);
}
