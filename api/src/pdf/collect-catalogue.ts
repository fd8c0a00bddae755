import { eq, sql } from 'drizzle-orm';
import type { Environment } from 'shared-contracts/environment';
import { listCategories } from '../catalogue/categories';
import type { Db } from '../database/database';
import { grouped } from '../database/rows';
import { pictures, products, subcategories } from '../database/schema';

/** Maximum of printed articles; a larger catalogue prints the first of each sub-category. */
export const printedArticles = 1_000;

/** Data of the printed catalogue; plain, so that it can be sent to a process as JSON. */
export type CatalogueData = Awaited<ReturnType<typeof collectCatalogue>>;

/** Reads the data of the printed catalogue, a limited number of rows regardless of the catalogue's size. */
export async function collectCatalogue(db: Db, { company, catalogueYear }: Environment) {
  const all = await listCategories(db);
  const total = await db.$count(products);
  const lists = all.reduce((sum, { subcategories: children }) => sum + children.length, 0);
  const mostOfList = total > printedArticles ? Math.floor(printedArticles / lists) : printedArticles;
  // One more than is printed, to see whether a list is cut.
  const found = await firstArticles(db, mostOfList + 1);
  const categories = all.map(({ name, subcategories: children }) => ({
    name,
    subcategories: children.flatMap((child) => {
      const first = found.get(child.code) ?? [];
      const isCut = first.length > mostOfList;
      return first.length > 0 ? [{ name: child.name, articles: first.slice(0, mostOfList), isCut }] : [];
    }),
  }));
  return {
    company,
    year: catalogueYear,
    categories: categories.filter(({ subcategories: children }) => children.length > 0),
  };
}

/** Reads the first articles of each sub-category, by the index of sub-categories; variants follow each other. */
async function firstArticles(db: Db, most: number) {
  const { designation, reference, priceHT, labelling, pictureHash, variantGroup, position, code } = products;
  const first = db
    .select({ designation, reference, priceHT, labelling, pictureHash, variantGroup, position, code })
    .from(products)
    .where(eq(products.subcategoryCode, subcategories.code))
    .orderBy(position, code)
    .limit(most)
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
