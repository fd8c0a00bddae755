import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { Pack, ProductLabelling } from 'shared-contracts/api/products';
import { searchTextSql } from '../search-text';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A category of the catalogue; `position` is the order in which the API answers. */
export const categories = pgTable('categories', {
  code: text().primaryKey(),
  name: text().notNull(),
  position: integer().notNull(),
});

export const subcategories = pgTable('subcategories', {
  code: text().primaryKey(),
  categoryCode: text()
    .notNull()
    .references(() => categories.code),
  name: text().notNull(),
  /** A sentence at the head of its list; null where the catalogue has none. */
  description: text(),
  position: integer().notNull(),
});

/** The text of an SVG file, named by the hash of its content. */
export const pictures = pgTable('pictures', {
  hash: text().primaryKey(),
  svg: text().notNull(),
});

/** Of texts without quantities: in 'AB-5-L' the L is no litre. */
const words = (column: SQL) => sql`regexp_replace(unaccented(${column}), '[^a-z0-9]+', ' ', 'g')`;
// Stemmed and whole words side by side: a word that is still being typed is no stem yet.
const vector = (column: string, weight: 'A' | 'B' | 'C', read = words) => {
  const text = read(sql.raw(`"${column}"`));
  const level = sql.raw(`'${weight}'`);
  return sql`setweight(to_tsvector('french'::regconfig, ${text}), ${level}) || setweight(to_tsvector('simple'::regconfig, ${text}), ${level})`;
};

/** A list reads one page from an index in its order; the code parts articles of equal value. */
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

/** An article. Prices in euros before tax with four exact decimals, VAT in percent. */
export const products = pgTable(
  'products',
  {
    code: text().primaryKey(),
    reference: text().notNull(),
    designation: text().notNull(),
    description: text().notNull(),
    priceHT: numeric('price_ht', { precision: 12, scale: 4, mode: 'number' }).notNull(),
    vatRate: numeric({ precision: 5, scale: 2, mode: 'number' }),
    categoryCode: text().references(() => categories.code),
    subcategoryCode: text().references(() => subcategories.code),
    variantGroup: text(),
    variantName: text(),
    /** Null when nothing is known. */
    stock: integer(),
    /** 'made' when the API draws the sheet, an http(s) URL when it lies elsewhere, null without a sheet. */
    technicalSheet: text(),
    safetySheet: text(),
    /** How many are sold together, and what one of them is called; both or neither. */
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
    /** Words that find the article beside its own: names of its category and sub-category. */
    keywords: text().notNull().default(''),
    /** Phrases of the trade that mean the article; `applySynonyms` fills them. */
    synonyms: text().notNull().default(''),
    position: integer().notNull(),
    sortName: text().generatedAlwaysAs(sql`unaccented("designation")`),
    /** With numbers as long as each other, so that 20 stands before 100. */
    naturalName: text().generatedAlwaysAs(
      sql`regexp_replace(regexp_replace(unaccented("designation"), '([0-9]+)', '000000\\1', 'g'), '0*([0-9]{6})(?![0-9])', '\\1', 'g')`,
    ),
    search: tsvector().generatedAlwaysAs(
      sql`${vector('reference', 'A')} || ${vector('designation', 'A', searchTextSql)} || ${vector('synonyms', 'B')} || ${vector('keywords', 'B')} || ${vector('description', 'C', searchTextSql)}`,
    ),
    /** The words of reference and designation alone: what is named so counts more than what mentions it. */
    named: tsvector().generatedAlwaysAs(
      sql`${vector('reference', 'A')} || ${vector('designation', 'A', searchTextSql)}`,
    ),
  },
  (table) => [
    index('products_search').using('gin', table.search),
    index('products_named').using('gin', table.named),
    // Pattern operators: LIKE 'start%' uses them whatever the collation of the database.
    index('products_reference_start').on(sql`upper(${table.reference}) text_pattern_ops`),
    index('products_name_start').on(sql`${table.sortName} text_pattern_ops`),
    index('products_by_variant_group').on(table.variantGroup),
    ...inEachOrder('products', table),
    ...inEachOrder('products_of_category', table, table.categoryCode),
    ...inEachOrder('products_of_subcategory', table, table.subcategoryCode),
  ],
);

/** Phrases of one group mean the same. Words are as `searchText` reads them. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    phrase: text().notNull(),
    group: integer().notNull(),
  },
  ({ group, phrase }) => [primaryKey({ columns: [group, phrase] })],
);

/** Words of designations and categories with how often they occur: what a mistyped word may have meant. */
export const searchWords = pgTable('search_words', {
  word: text().primaryKey(),
  articles: integer().notNull(),
});

/**
 * Triggers add a row with each statement that may change what the API says of articles: the sum is the version of the
 * catalogue. Rows instead of one counter: an import would make all orders wait for it.
 */
export const catalogueChanges = pgTable('catalogue_changes', { count: bigint({ mode: 'number' }).notNull() });

/** Pieces per article, from the columns of an article or order line; undefined without. */
export function packOf(row: {
  readonly packCount: number | null;
  readonly packUnit: string | null;
}): Pack | undefined {
  const { packCount, packUnit } = row;
  return packCount && packUnit ? { count: packCount, unit: packUnit } : undefined;
}
