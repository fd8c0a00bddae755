import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { applySynonyms } from '../catalogue/search/synonyms';
import { collectSearchWords, tidyCatalogue } from '../catalogue/search/vocabulary';
import { type Db, inBatches, type Tx } from '../database/database';
import { categories, pictures, products, subcategories } from '../database/schema';
import { paced } from '../database/short-transactions';
import type { CatalogueRow } from './catalogue-row';
import type { ImportedCatalogue } from './check-catalogue';
import { storeStock } from './store-stock';

/** Arbitrary unique lock number. */
const importLock = 1986_0700;
const rowsPerStatement = 1_000;
const picturesPerStatement = 200;

/** An article of the file, with the hash of its generated picture in the demo catalogue. */
type WrittenArticle = CatalogueRow & { readonly pictureHash?: string };

interface WrittenCatalogue extends ImportedCatalogue {
  readonly articles: AsyncIterable<WrittenArticle>;
  /** SVG for articles without a picture, by the code of their sub-category. */
  readonly silhouettes?: ReadonlyMap<string, string>;
}

/** Begins an import, which waits for others. On a busy machine it may be idle for longer than requests may. */
export async function beginImport(tx: Tx): Promise<void> {
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
}

/** Returns the codes of the stored articles, and of those that an import of the catalogue would remove. */
export async function codesBefore(db: Db, { stocks }: Pick<ImportedCatalogue, 'stocks'>) {
  const stored = (await db.select({ code: products.code }).from(products)).map(({ code }) => code);
  return { stored, absent: stored.filter((code) => !stocks.has(code)) };
}

/**
 * Replaces the catalogue beside sales: first the stock in short transactions, then the articles in a single
 * one, which locks no row that an order needs, and after which all readers see the new ones.
 * Orders keep their lines, which are copies.
 * @param stored called with the number of articles stored so far
 * @returns the number of removed articles
 */
export async function storeCatalogue(
  db: Db,
  catalogue: WrittenCatalogue,
  stored: (articles: number) => void = () => {},
): Promise<number> {
  await storeStock(db, catalogue.stocks);
  const removed = await db.transaction(async (tx) => {
    await beginImport(tx);
    return writeCatalogue(tx, catalogue, stored, paced);
  });
  await storeStock(
    db,
    removed.map((code) => [code, null]),
  );
  await tidyCatalogue(db);
  return removed.length;
}

/**
 * Writes the articles that differ within a transaction; call `tidyCatalogue` after it is committed.
 * @returns the codes of removed articles
 */
export async function writeCatalogue(
  tx: Tx,
  catalogue: WrittenCatalogue,
  stored: (articles: number) => void = () => {},
  pace: typeof paced = (part) => part(),
): Promise<string[]> {
  const emptied = await storeCategories(tx, catalogue);
  const silhouettes = await storeSilhouettes(tx, catalogue);
  let changed = 0;
  await inBatches(catalogue.articles, rowsPerStatement, async (part, start) => {
    changed += await pace(() => storeArticles(tx, part, start, silhouettes));
    stored(start + part.length);
  });
  const { absent } = await codesBefore(tx, catalogue);
  await inBatches(absent, rowsPerStatement, (part) =>
    pace(async () => tx.delete(products).where(inArray(products.code, part))),
  );
  await inBatches(emptied.subcategories, rowsPerStatement, (part) =>
    tx.delete(subcategories).where(inArray(subcategories.code, part)),
  );
  await inBatches(emptied.categories, rowsPerStatement, (part) =>
    tx.delete(categories).where(inArray(categories.code, part)),
  );
  if (changed + absent.length > 0) {
    await applySynonyms(tx);
    await collectSearchWords(tx);
  }
  return absent;
}

/** Returns the rows that are not stored in this form. A statement without a change would be a change. */
function differing<Row extends { readonly code: string }>(rows: readonly Row[], stored: readonly Row[]) {
  const byCode = new Map(stored.map((row) => [row.code, row]));
  return rows.filter((row) => !isDeepStrictEqual(row, byCode.get(row.code)));
}

/** @returns the codes of stored categories and sub-categories that the file does not contain */
async function storeCategories(tx: Tx, { categories: parents, subcategories: children }: ImportedCatalogue) {
  const numbered = <Row>(rows: readonly Row[]) => rows.map((row, position) => ({ ...row, position }));
  const absentIn = (
    rows: readonly { readonly code: string }[],
    stored: readonly { readonly code: string }[],
  ) => {
    const named = new Set(rows.map(({ code }) => code));
    return stored.map(({ code }) => code).filter((code) => !named.has(code));
  };
  const storedParents = await tx.select().from(categories);
  const storedChildren = await tx.select().from(subcategories);
  const { code: categoryKey, ...ofCategory } = getTableColumns(categories);
  await inBatches(differing(numbered(parents), storedParents), rowsPerStatement, (part) =>
    tx
      .insert(categories)
      .values(part)
      .onConflictDoUpdate({ target: categoryKey, set: excluded(ofCategory) }),
  );
  const { code: subcategoryKey, ...ofSubcategory } = getTableColumns(subcategories);
  await inBatches(differing(numbered(children), storedChildren), rowsPerStatement, (part) =>
    tx
      .insert(subcategories)
      .values(part)
      .onConflictDoUpdate({ target: subcategoryKey, set: excluded(ofSubcategory) }),
  );
  return {
    categories: absentIn(parents, storedParents),
    subcategories: absentIn(children, storedChildren),
  };
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

/** Writes the articles that differ. @returns their number */
async function storeArticles(
  tx: Tx,
  articles: readonly WrittenArticle[],
  start: number,
  silhouettes: ReadonlyMap<string, string>,
): Promise<number> {
  const rows = articles.map(({ category, subcategory, ...article }, index) => {
    const values: Readonly<Record<string, unknown>> = {
      ...article,
      pictureHash: article.pictureHash ?? silhouettes.get(subcategory.code),
      categoryCode: category.code,
      subcategoryCode: subcategory.code,
      keywords: `${category.name} ${subcategory.name}`,
      position: start + index,
    };
    const named = Object.entries(articleColumns).map(([key, { name }]) => [toSnakeCase(name), values[key]]);
    return { code: article.code, ...Object.fromEntries(named) };
  });
  const names = Object.values(articleColumns).map(({ name }) => toSnakeCase(name));
  const listed = (table: string) =>
    sql.join(
      names.map((name) => sql`${sql.identifier(table)}.${sql.identifier(name)}`),
      sql`, `,
    );
  // As JSON, since 27,000 parameters take more time than the rows.
  const given = (part: typeof rows) =>
    sql`jsonb_populate_recordset(null::products, ${JSON.stringify(part)}::jsonb) given`;
  // Compared by the database's own equality of values; nothing is locked.
  const { rows: differing } = (await tx.execute(sql`
    select code from ${given(rows)} where not exists (
      select from products where products.code = given.code
        and (${listed('products')}) is not distinct from (${listed('given')}))`)) as {
    rows: { code: string }[];
  };
  if (differing.length === 0) return 0;
  const codes = new Set(differing.map(({ code }) => code));
  const columns = sql.join(names.map(sql.identifier), sql`, `);
  await tx.execute(sql`
    insert into products (code, ${columns})
    select code, ${columns} from ${given(rows.filter(({ code }) => codes.has(code)))}
    on conflict (code) do update set (${columns}) = row (${listed('excluded')})`);
  return codes.size;
}

/** References the values of the inserted row; `casing` of the schema maps the column names to snake case. */
const excluded = (columns: Readonly<Record<string, PgColumn>>): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(columns).map(([key, { name }]) => [
      key,
      sql`excluded.${sql.identifier(toSnakeCase(name))}`,
    ]),
  );

/** Returns the name of a picture, a hash of its content. */
export const pictureHash = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 16);

/** Stores each picture once, under the hash of its content. */
export async function storePictures(tx: Tx, svgs: Iterable<string>): Promise<void> {
  const rows = [...new Set(svgs)].map((svg) => ({ hash: pictureHash(svg), svg }));
  await inBatches(rows, picturesPerStatement, (part) =>
    tx.insert(pictures).values(part).onConflictDoNothing(),
  );
}
