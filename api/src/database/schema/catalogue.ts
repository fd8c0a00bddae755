import { type SQL, sql } from 'drizzle-orm';
import { customType, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A family of the catalogue; `position` is the order in which the API answers. */
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
  position: integer().notNull(),
});

/** The text of an SVG file, named by the hash of its content. */
export const pictures = pgTable('pictures', {
  hash: text().primaryKey(),
  svg: text().notNull(),
});

const words = (column: SQL) => sql`regexp_replace(unaccented(${column}), '[^a-z0-9]+', ' ', 'g')`;
// Stemmed and whole words side by side: a word that is still being typed is no stem yet.
const vector = (column: string, weight: 'A' | 'B' | 'C') => {
  const text = words(sql.raw(`"${column}"`));
  const level = sql.raw(`'${weight}'`);
  return sql`setweight(to_tsvector('french'::regconfig, ${text}), ${level}) || setweight(to_tsvector('simple'::regconfig, ${text}), ${level})`;
};

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
    /** 'made' when the API draws the sheet, an http(s) address when it lies elsewhere, null without a sheet. */
    technicalSheet: text(),
    safetySheet: text(),
    ecolabel: text(),
    pictureHash: text().references(() => pictures.hash),
    /** A photo on one of the environment's image hosts, instead of a picture. */
    photoUrl: text(),
    /** Words that find the article beside its own: names of its family and sub-category. */
    keywords: text().notNull().default(''),
    position: integer().notNull(),
    sortName: text().generatedAlwaysAs(sql`unaccented("designation")`),
    search: tsvector().generatedAlwaysAs(
      sql`${vector('reference', 'A')} || ${vector('designation', 'A')} || ${vector('keywords', 'B')} || ${vector('description', 'C')}`,
    ),
  },
  (table) => [
    index('products_search').using('gin', table.search),
    index('products_by_category').on(table.categoryCode, table.subcategoryCode, table.position),
    index('products_by_position').on(table.position),
    index('products_by_variant_group').on(table.variantGroup),
    index('products_by_reference').on(sql`upper(${table.reference})`),
  ],
);
