import { sql } from 'drizzle-orm';
import type { Category } from 'shared-contracts/api/products';
import type { Db } from '../database/database';
import { categories, subcategories } from '../database/schema';

/** Selects the sub-categories of a category; its table is written out, since drizzle omits it. */
const children = sql<Category['subcategories']>`(
  select coalesce(json_agg(json_build_object('code', code, 'name', name) order by position, code), '[]')
  from ${subcategories} where category_code = ${categories}.code)`;

/** Returns categories with their sub-categories, in catalogue order; one statement mixes no two imports. */
export const listCategories = (db: Db): Promise<Category[]> =>
  db
    .select({ code: categories.code, name: categories.name, subcategories: children })
    .from(categories)
    .orderBy(categories.position, categories.code);
