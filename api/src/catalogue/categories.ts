import { eq } from 'drizzle-orm';
import type { Category } from 'shared-contracts/api/products';
import type { Db } from '../database/database';
import { grouped } from '../database/rows';
import { categories, subcategories } from '../database/schema';

/** Returns categories with their sub-categories, in catalogue order; one statement mixes no two imports. */
export async function listCategories(db: Db): Promise<Category[]> {
  const rows = await db
    .select({
      category: { code: categories.code, name: categories.name },
      child: { code: subcategories.code, name: subcategories.name },
    })
    .from(categories)
    .leftJoin(subcategories, eq(subcategories.categoryCode, categories.code))
    .orderBy(categories.position, categories.code, subcategories.position, subcategories.code);
  return [...grouped(rows, ({ category }) => category.code).values()].map((ofCategory) => ({
    ...(ofCategory[0] as (typeof rows)[number]).category,
    subcategories: ofCategory.flatMap(({ child }) => child ?? []),
  }));
}
