import type { Category } from 'shared-contracts/api/products';
import type { Db } from '../database/database';
import { categories, subcategories } from '../database/schema';

/** Categories with their sub-categories, in the order of the catalogue. */
export async function listCategories(db: Db): Promise<Category[]> {
  const rows = await db.select().from(categories).orderBy(categories.position);
  const children = await db.select().from(subcategories).orderBy(subcategories.position);
  return rows.map(({ code, name }) => ({
    code,
    name,
    subcategories: children
      .filter(({ categoryCode }) => categoryCode === code)
      .map(({ code: childCode, name: childName }) => ({ code: childCode, name: childName })),
  }));
}
