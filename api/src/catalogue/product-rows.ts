import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Product, ProductFacts } from 'shared-contracts/api/products';
import { joinUrl } from 'shared-contracts/api/urls';
import type { Db } from '../database/database';
import { filled } from '../database/rows';
import { categories, products, subcategories } from '../database/schema';
import { packOf } from '../database/schema/catalogue';

const member = alias(products, 'member');
/** All members of the article's group, itself among them, in catalogue order; null without a group. */
const variants = sql<Product['variants'] | null>`(
  select json_agg(json_build_object('Code', ${member.code}, 'name', coalesce(${member.variantName}, ${member.code}))
    order by ${member.position})
  from ${products} ${member} where ${member.variantGroup} = ${products.variantGroup})`;

// The search alone reads these.
const { keywords, synonyms, naturalName, search, named, ...columns } = getTableColumns(products);

/** Columns of an article with its variants and the names of its category and sub-category; `more` as well. */
export function selectProducts<More extends Readonly<Record<string, SQL>> = Record<never, SQL>>(
  db: Db,
  more = {} as More,
) {
  return db
    .select({
      ...more,
      ...columns,
      variants,
      category: { code: categories.code, name: categories.name },
      subcategory: { code: subcategories.code, name: subcategories.name },
    })
    .from(products)
    .leftJoin(categories, eq(categories.code, products.categoryCode))
    .leftJoin(subcategories, eq(subcategories.code, products.subcategoryCode))
    .$dynamic();
}

export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

/** Path below the API's URL; the hash changes with the picture, so that caches may keep it for ever. */
export function imageUrl(row: Pick<ProductRow, 'code' | 'pictureHash' | 'photoUrl'>): string {
  if (row.photoUrl) return row.photoUrl;
  return row.pictureHash ? `images/${row.code}.${row.pictureHash}.svg` : '';
}

/** Path below the API's URL, a URL elsewhere, or nothing. */
export function sheetPath(row: ProductRow, type: 'ft' | 'fs'): string {
  const sheet = type === 'ft' ? row.technicalSheet : row.safetySheet;
  if (!sheet) return '';
  return sheet === 'made' ? `documents/${type}/${row.code}.pdf` : sheet;
}

export function sheetUrl(path: string, apiUrl: string): string {
  return path === '' || /^https?:/.test(path) ? path : joinUrl(apiUrl, path);
}

/** What is known of an article; undefined where that is nothing. */
function factsOf(row: ProductRow): ProductFacts | undefined {
  const { content, size, color, material, ecolabel } = row;
  const facts: ProductFacts = filled({ pack: packOf(row), content, size, color, material, ecolabel });
  return Object.keys(facts).length > 0 ? facts : undefined;
}

/** Writes the rows in the words of the contract. */
export function toProducts(rows: readonly ProductRow[], apiUrl: string): Product[] {
  return rows.map((row) => {
    const technical = sheetPath(row, 'ft');
    const safety = sheetPath(row, 'fs');
    const facts = factsOf(row);
    return {
      Code: row.code,
      Designation: row.designation,
      Description: row.description,
      Reference: row.reference,
      ImageUrl: imageUrl(row),
      PrixHT: row.priceHT,
      ...(row.vatRate !== null && { TVATaux: row.vatRate }),
      Category: row.category,
      SubCategory: row.subcategory,
      variants: row.variants ?? [],
      FTFilePath: technical,
      FSFilePath: safety,
      noticeFT: sheetUrl(technical, apiUrl),
      noticeFS: sheetUrl(safety, apiUrl),
      ...(facts && { facts }),
      ...(row.labelling && { labelling: row.labelling }),
      ...(row.stock !== null && { available: row.stock > 0 }),
    };
  });
}
