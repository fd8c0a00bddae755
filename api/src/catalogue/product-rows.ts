import { eq, inArray } from 'drizzle-orm';
import type { Product } from 'shared-contracts/api/products';
import { joinUrl } from 'shared-contracts/api/urls';
import type { Db } from '../database/database';
import { categories, products, subcategories } from '../database/schema';

/** Columns of an article with the names of its family and sub-category. */
export function selectProducts(db: Db) {
  return db
    .select({
      code: products.code,
      reference: products.reference,
      designation: products.designation,
      description: products.description,
      priceHT: products.priceHT,
      vatRate: products.vatRate,
      stock: products.stock,
      variantGroup: products.variantGroup,
      technicalSheet: products.technicalSheet,
      safetySheet: products.safetySheet,
      pictureHash: products.pictureHash,
      photoUrl: products.photoUrl,
      position: products.position,
      sortName: products.sortName,
      category: { code: categories.code, name: categories.name },
      subcategory: { code: subcategories.code, name: subcategories.name },
    })
    .from(products)
    .leftJoin(categories, eq(categories.code, products.categoryCode))
    .leftJoin(subcategories, eq(subcategories.code, products.subcategoryCode))
    .$dynamic();
}

export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

/** Path below the API's address; the hash changes with the picture, so that caches may keep it for ever. */
export function imageUrl(row: Pick<ProductRow, 'code' | 'pictureHash' | 'photoUrl'>): string {
  if (row.photoUrl) return row.photoUrl;
  return row.pictureHash ? `images/${row.code}.${row.pictureHash}.svg` : '';
}

/** Path below the API's address, an address elsewhere, or nothing. */
export function sheetPath(
  row: Pick<ProductRow, 'code' | 'technicalSheet' | 'safetySheet'>,
  type: 'ft' | 'fs',
): string {
  const sheet = type === 'ft' ? row.technicalSheet : row.safetySheet;
  if (!sheet) return '';
  return sheet === 'made' ? `documents/${type}/${row.code}.pdf` : sheet;
}

export function sheetUrl(path: string, apiUrl: string): string {
  return path === '' || /^https?:/.test(path) ? path : joinUrl(apiUrl, path);
}

/** Adds the variants and writes the rows in the words of the contract. */
export async function toProducts(db: Db, rows: readonly ProductRow[], apiUrl: string): Promise<Product[]> {
  const variants = await variantsOf(db, rows);
  return rows.map((row) => {
    const technical = sheetPath(row, 'ft');
    const safety = sheetPath(row, 'fs');
    return {
      Code: row.code,
      Designation: row.designation,
      Description: row.description,
      Reference: row.reference,
      ImageUrl: imageUrl(row),
      PrixHT: row.priceHT,
      TVATaux: row.vatRate ?? 0,
      Category: row.category,
      SubCategory: row.subcategory,
      variants: variants.get(row.variantGroup ?? '') ?? [],
      FTFilePath: technical,
      FSFilePath: safety,
      noticeFT: sheetUrl(technical, apiUrl),
      noticeFS: sheetUrl(safety, apiUrl),
    };
  });
}

/** All members of each group, the article itself among them, in catalogue order. */
async function variantsOf(db: Db, rows: readonly ProductRow[]): Promise<Map<string, Product['variants']>> {
  const groups = [...new Set(rows.flatMap(({ variantGroup }) => variantGroup ?? []))];
  const found = new Map<string, Product['variants']>();
  if (groups.length === 0) return found;
  const members = await db
    .select({ group: products.variantGroup, Code: products.code, name: products.variantName })
    .from(products)
    .where(inArray(products.variantGroup, groups))
    .orderBy(products.position);
  for (const { group, Code, name } of members) {
    if (group === null) continue;
    found.set(group, [...(found.get(group) ?? []), { Code, name: name ?? Code }]);
  }
  return found;
}
