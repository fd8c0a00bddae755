import { createHash } from 'node:crypto';
import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { applySynonyms } from '../catalogue/search/synonyms';
import { collectSearchWords, tidyCatalogue } from '../catalogue/search/vocabulary';
import { type Db, inBatches, type Tx } from '../database/database';
import { categories, pictures, products, subcategories } from '../database/schema';
import type { CatalogueRow } from './catalogue-row';
import type { ImportedCatalogue } from './check-catalogue';

/** Arbitrary unique lock number: imports wait for each other. */
export const importLock = 1986_0700;
const rowsPerStatement = 1_000;
const picturesPerStatement = 200;

/** An article of the file, with the hash of its generated picture in the demo catalogue. */
type WrittenArticle = CatalogueRow & { readonly pictureHash?: string };

interface WrittenCatalogue extends ImportedCatalogue {
  readonly articles: readonly WrittenArticle[];
  /** SVG for articles without a picture, by the code of their sub-category. */
  readonly silhouettes?: ReadonlyMap<string, string>;
}

/**
 * Replaces the catalogue in one transaction: articles are added, updated by their code, or removed.
 * Orders keep their lines, which are copies.
 * @param stored called with the number of articles stored so far
 * @returns the number of removed articles, and the codes of articles that are sold without VAT
 */
export async function storeCatalogue(
  db: Db,
  catalogue: WrittenCatalogue,
  stored: (articles: number) => void = () => {},
) {
  const retired = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
    return await writeCatalogue(tx, catalogue, stored);
  });
  await tidyCatalogue(db);
  const unrated = catalogue.articles.filter(({ vatRate }) => vatRate === null);
  return { retired, withoutVatRate: unrated.map(({ code }) => code) };
}

/**
 * Writes the catalogue within a transaction; call `tidyCatalogue` after it is committed.
 * @returns the number of removed articles
 */
export async function writeCatalogue(
  tx: Tx,
  catalogue: WrittenCatalogue,
  stored: (articles: number) => void = () => {},
): Promise<number> {
  await storeCategories(tx, catalogue);
  const silhouettes = await storeSilhouettes(tx, catalogue);
  await inBatches(catalogue.articles, rowsPerStatement, async (part, start) => {
    await storeArticles(tx, part, start, silhouettes);
    stored(start + part.length);
  });
  const removed = await removeAbsent(tx, catalogue);
  await applySynonyms(tx);
  await collectSearchWords(tx);
  return removed;
}

async function storeCategories(
  tx: Tx,
  { categories: parents, subcategories: children }: ImportedCatalogue,
): Promise<void> {
  const numbered = <Row>(rows: readonly Row[]) => rows.map((row, position) => ({ ...row, position }));
  const { code: categoryKey, ...ofCategory } = getTableColumns(categories);
  await inBatches(numbered(parents), rowsPerStatement, (part) =>
    tx
      .insert(categories)
      .values(part)
      .onConflictDoUpdate({ target: categoryKey, set: excluded(ofCategory) }),
  );
  const { code: subcategoryKey, ...ofSubcategory } = getTableColumns(subcategories);
  await inBatches(numbered(children), rowsPerStatement, (part) =>
    tx
      .insert(subcategories)
      .values(part)
      .onConflictDoUpdate({ target: subcategoryKey, set: excluded(ofSubcategory) }),
  );
}

/** @returns the hashes of the silhouettes by the code of their sub-category */
async function storeSilhouettes(
  tx: Tx,
  { subcategories, silhouettes = new Map() }: WrittenCatalogue,
): Promise<ReadonlyMap<string, string>> {
  const codes = new Set(subcategories.map(({ code }) => code));
  const drawn = [...silhouettes].filter(([code]) => codes.has(code));
  await storePictures(
    tx,
    drawn.map(([, svg]) => svg),
  );
  return new Map(drawn.map(([code, svg]) => [code, pictureHash(svg)]));
}

/** Columns that an import overwrites, with null where the file has no value. */
const articleColumns = Object.fromEntries(
  Object.entries(getTableColumns(products)).filter(
    ([name, { generated }]) => !['code', 'synonyms'].includes(name) && !generated,
  ),
);

async function storeArticles(
  tx: Tx,
  articles: readonly WrittenArticle[],
  start: number,
  silhouettes: ReadonlyMap<string, string>,
): Promise<void> {
  const set = excluded(articleColumns);
  const current = sql.join(Object.values(articleColumns), sql`, `);
  await tx
    .insert(products)
    .values(
      articles.map(({ category, subcategory, ...article }, index) => ({
        ...article,
        pictureHash: article.pictureHash ?? silhouettes.get(subcategory.code),
        categoryCode: category.code,
        subcategoryCode: subcategory.code,
        keywords: `${category.name} ${subcategory.name}`,
        position: start + index,
      })),
    )
    .onConflictDoUpdate({
      target: products.code,
      set,
      // An unchanged row gets neither a new row version nor new index entries.
      setWhere: sql`(${current}) is distinct from (${sql.join(Object.values(set), sql`, `)})`,
    });
}

/** References the values of the inserted row; `casing` of the schema maps the column names to snake case. */
const excluded = (columns: Readonly<Record<string, PgColumn>>): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(columns).map(([key, { name }]) => [
      key,
      sql`excluded.${sql.identifier(toSnakeCase(name))}`,
    ]),
  );

async function removeAbsent(tx: Tx, catalogue: ImportedCatalogue): Promise<number> {
  const named = new Set(catalogue.articles.map(({ code }) => code));
  const absent = (await tx.select({ code: products.code }).from(products))
    .map(({ code }) => code)
    .filter((code) => !named.has(code));
  await inBatches(absent, rowsPerStatement, (part) =>
    tx.delete(products).where(inArray(products.code, part)),
  );
  await tx.execute(sql`delete from ${subcategories} where not exists (
    select 1 from ${products} where ${products.subcategoryCode} = ${subcategories.code})`);
  await tx.execute(sql`delete from ${categories} where not exists (
    select 1 from ${products} where ${products.categoryCode} = ${categories.code})`);
  return absent.length;
}

/** Returns the name of a picture, a hash of its content. */
export const pictureHash = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 16);

/** Stores each picture once, under the hash of its content. */
export async function storePictures(tx: Tx, svgs: Iterable<string>): Promise<void> {
  const rows = [...new Set(svgs)].map((svg) => ({ hash: pictureHash(svg), svg }));
  await inBatches(rows, picturesPerStatement, (part) =>
    tx.insert(pictures).values(part).onConflictDoNothing(),
  );
}
