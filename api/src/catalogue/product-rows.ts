import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Product, ProductFacts } from 'shared-contracts/api/products';
import { joinUrl } from 'shared-contracts/api/urls';
import type { PriceBreak } from 'shared-contracts/pricing';
import type { Db } from '../database/database';
import { filled } from '../database/rows';
import { categories, products, replacements, stock, subcategories, volumePrices } from '../database/schema';
import { packOf } from '../database/schema/catalogue';
import { printedGtin } from './gtin';

const member = alias(products, 'member');
/** Selects the variants of an article, including itself, in catalogue order; null without variants. */
const variants = sql<Product['variants'] | null>`(
  select json_agg(json_build_object('Code', ${member.code}, 'name', coalesce(${member.variantName}, ${member.code}))
    order by ${member.position})
  from ${products} ${member} where ${member.variantGroup} = ${products.variantGroup})`;

/**
 * Selects the prices of an article for everybody by quantity; null without any. Names are written out, since
 * drizzle omits the table of a column in a query of a single table.
 */
export const breaksForAll = sql<PriceBreak[] | null>`(
  select json_agg(json_build_object('quantity', quantity, 'priceHT', price_ht) order by quantity)
  from ${volumePrices} where ${volumePrices}.code = ${products}.code)`;

// Omits columns that only the search, or only an article's own page, reads.
const { keywords, synonyms, naturalName, search, named, accessories, ...columns } = getTableColumns(products);

/** Selects articles with variants, category and sub-category, and with the columns in `more`. */
export function selectProducts<More extends Readonly<Record<string, SQL>> = Record<never, SQL>>(
  db: Db,
  more = {} as More,
) {
  return db
    .select({
      ...more,
      ...columns,
      variants,
      breaks: breaksForAll,
      stock: stock.quantity,
      category: { code: categories.code, name: categories.name },
      subcategory: { code: subcategories.code, name: subcategories.name },
    })
    .from(products)
    .leftJoin(categories, eq(categories.code, products.categoryCode))
    .leftJoin(subcategories, eq(subcategories.code, products.subcategoryCode))
    .leftJoin(stock, eq(stock.code, products.code))
    .$dynamic();
}

const whole = alias(products, 'whole');
/** Columns of an article's own page: codes of its accessories, and of the articles that it is one of. */
export const accessoryCodes = {
  accessories: sql<string[]>`${accessories}`,
  fits: sql<string[]>`array(select ${whole.code} from ${products} ${whole}
    where ${whole.accessories} @> array[${products.code}] order by ${whole.position})`,
};

/** Selects the articles that replace ended ones, with the codes of these. @param codes in capitals */
export const selectSuccessors = (db: Db, codes: readonly string[]) =>
  selectProducts(db, { ended: sql<string>`${replacements.code}` })
    .innerJoin(replacements, eq(replacements.successorCode, products.code))
    .where(inArray(replacements.code, [...codes]));

export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

/**
 * Returns the URL of the article's photo, else the path of its picture below the API's URL, which may be cached
 * for ever because of its hash, else an empty text.
 */
export function imageUrl(row: Pick<ProductRow, 'code' | 'pictureHash' | 'photoUrl'>): string {
  if (row.photoUrl) return row.photoUrl;
  return row.pictureHash ? `images/${row.code}.${row.pictureHash}.svg` : '';
}

/** Returns the path of a sheet that the API makes, below its URL; else an external URL, or an empty text. */
const sheetPath = (sheet: string | null, made: string) => (sheet === 'made' ? made : (sheet ?? ''));

const sheetUrl = (path: string, apiUrl: string) =>
  path === '' || /^https?:/.test(path) ? path : joinUrl(apiUrl, path);

function factsOf(row: ProductRow): ProductFacts | undefined {
  const { content, size, color, material, ecolabel } = row;
  const gtin = row.gtin && printedGtin(row.gtin);
  const facts: ProductFacts = filled({ pack: packOf(row), content, size, color, material, ecolabel, gtin });
  return Object.keys(facts).length > 0 ? facts : undefined;
}

/** Converts a row to a product of the contract. */
export function toProduct(row: ProductRow, apiUrl: string): Product {
  const technical = sheetPath(row.technicalSheet, `documents/ft/${row.code}.pdf`);
  const safety = sheetPath(row.safetySheet, `documents/fs/${row.code}.pdf`);
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
    ...(row.breaks && { breaks: row.breaks }),
    ...(row.stock !== null && { available: row.stock > 0 }),
  };
}

/** Converts rows to products of the contract. */
export const toProducts = (rows: readonly ProductRow[], apiUrl: string): Product[] =>
  rows.map((row) => toProduct(row, apiUrl));
