import { sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { factKeys } from 'shared-contracts/api/fact-keys';
import type { Pack, ProductLabelling } from 'shared-contracts/api/products';
import { joinedReferenceSql } from '../search-text';
import { euros, percent } from './columns';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Categories of the catalogue; the API returns them by `position`. */
export const categories = pgTable('categories', ({ integer, text }) => ({
  code: text().primaryKey(),
  name: text().notNull(),
  position: integer().notNull(),
}));

/** Sub-categories; the API returns them by `position` within their category. */
export const subcategories = pgTable('subcategories', ({ integer, text }) => ({
  code: text().primaryKey(),
  categoryCode: text()
    .notNull()
    .references(() => categories.code),
  name: text().notNull(),
  /** A sentence above the list of its articles; null if the catalogue has none. */
  description: text(),
  position: integer().notNull(),
}));

/** SVG pictures, named by the hash of their content. */
export const pictures = pgTable('pictures', ({ text }) => ({
  hash: text().primaryKey(),
  svg: text().notNull(),
}));

/** Creates an index per sort order, so that a list reads one page of it; the code breaks ties. */
function inEachOrder(
  name: string,
  table: Readonly<Record<'position' | 'sortName' | 'priceHT' | 'reference' | 'code', AnyPgColumn>>,
  list?: AnyPgColumn,
) {
  const { position, sortName, priceHT, reference, code } = table;
  return Object.entries({ position, name: sortName, price: priceHT, reference }).map(([order, column]) =>
    list
      ? index(`${name}_by_${order}`).on(list, column, code)
      : index(`${name}_by_${order}`).on(column, code),
  );
}

/** Articles, with prices before tax. */
export const products = pgTable(
  'products',
  ({ integer, jsonb, numeric, text }) => ({
    code: text().primaryKey(),
    reference: text().notNull(),
    /** GTIN with 14 digits (`gtinOf`). */
    gtin: text(),
    designation: text().notNull(),
    description: text().notNull(),
    priceHT: numeric('price_ht', euros).notNull(),
    vatRate: numeric(percent),
    categoryCode: text().references(() => categories.code),
    subcategoryCode: text().references(() => subcategories.code),
    variantGroup: text(),
    variantName: text(),
    /** Codes of its refills and accessories, in the order of the import. */
    accessories: text().array().notNull().default(sql`'{}'::text[]`),
    /** 'made' if the API generates the sheet, the http(s) URL of an external one, null without a sheet. */
    technicalSheet: text(),
    safetySheet: text(),
    /** Number of pieces in a pack, and the name of one piece; both or neither are set. */
    packCount: integer(),
    packUnit: text(),
    content: text(),
    size: text(),
    color: text(),
    material: text(),
    ecolabel: text(),
    labelling: jsonb().$type<ProductLabelling>(),
    pictureHash: text().references(() => pictures.hash),
    /** A photo on one of the environment's image hosts, instead of a picture. */
    photoUrl: text(),
    /** Additional search words: the names of its category and sub-category. */
    keywords: text().notNull().default(''),
    /** Synonyms that find the article, filled by `applySynonyms`. */
    synonyms: text().notNull().default(''),
    position: integer().notNull(),
    sortName: text().generatedAlwaysAs(sql`unaccented("designation")`),
    /** Name with zero-padded numbers, so that 20 is sorted before 100. */
    naturalName: text().generatedAlwaysAs(
      sql`regexp_replace(regexp_replace(unaccented("designation"), '([0-9]+)', '000000\\1', 'g'), '0*([0-9]{6})(?![0-9])', '\\1', 'g')`,
    ),
    /** Words of all texts; a trigger fills both columns where the import does not (`indexed_words`). */
    search: tsvector(),
    /** Words of reference and designation only; matches in them rank above matches elsewhere. */
    named: tsvector(),
  }),
  (table) => [
    index('products_search').using('gin', table.search),
    index('products_named').using('gin', table.named),
    // With pattern operators, LIKE 'start%' uses the index regardless of the collation of the database.
    index('products_reference_start').on(sql`folded(${table.reference}) text_pattern_ops`),
    index('products_joined_reference_start').on(sql`${joinedReferenceSql(table.reference)} text_pattern_ops`),
    index('products_gtin').on(table.gtin),
    index('products_name_start').on(sql`${table.sortName} text_pattern_ops`),
    index('products_by_accessory').using('gin', table.accessories),
    index('products_by_variant_group').on(table.variantGroup),
    // With all facts, so that counting them reads no article.
    index('products_facts').on(
      table.categoryCode,
      table.subcategoryCode,
      ...factKeys.map((key) => table[key]),
    ),
    ...inEachOrder('products', table),
    ...inEachOrder('products_of_category', table, table.categoryCode),
    ...inEachOrder('products_of_subcategory', table, table.subcategoryCode),
  ],
);

/**
 * Pieces of the articles whose stock is known. Orders lock these rows and none of `products`, so that they
 * never wait for an import; without a foreign key, since an import stores them before its new articles.
 */
export const stock = pgTable('stock', ({ integer, text }) => ({
  code: text().primaryKey(),
  quantity: integer().notNull(),
}));

/** Articles that ended, each with the one that replaces it. */
export const replacements = pgTable(
  'replacements',
  ({ text }) => ({
    code: text().primaryKey(),
    successorCode: text()
      .notNull()
      .references(() => products.code, { onDelete: 'cascade' }),
  }),
  (table) => [index('replacements_by_successor').on(table.successorCode)],
);

/** Synonyms, normalised by `searchText`; phrases of one group have the same meaning. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  ({ integer, text }) => ({
    phrase: text().notNull(),
    group: integer().notNull(),
    /** With accents, to complete a typed text. */
    written: text().notNull().default(''),
  }),
  ({ group, phrase }) => [primaryKey({ columns: [group, phrase] })],
);

/** Words of designations and categories with their number of articles, to correct mistyped words. */
export const searchWords = pgTable('search_words', ({ integer, text }) => ({
  word: text().primaryKey(),
  articles: integer().notNull(),
}));

/**
 * Triggers insert a random number for each statement that may change the API's responses about articles; the
 * sum is the version of the catalogue, which no other state has, not even after a restore. With a single row,
 * orders would have to wait for a running import.
 */
export const catalogueChanges = pgTable('catalogue_changes', ({ numeric }) => ({
  token: numeric('count').notNull(),
}));

type PackColumns = Readonly<Pick<typeof products.$inferSelect, 'packCount' | 'packUnit'>>;

/** Returns the pack of an article or order line; undefined without a pack. */
export const packOf = ({ packCount, packUnit }: PackColumns): Pack | undefined =>
  packCount && packUnit ? { count: packCount, unit: packUnit } : undefined;
