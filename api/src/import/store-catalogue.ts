import { createHash } from 'node:crypto';
import { getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { collectSearchWords, tidyCatalogue } from '../catalogue/search/vocabulary';
import { wordColumns, wordsOf } from '../catalogue/search/words-of-articles';
import { type Db, inBatches, type Tx } from '../database/database';
import { categories, pictures, products, replacements, subcategories } from '../database/schema';
import { paced, unpaced } from '../database/short-transactions';
import type { CatalogueRow } from './catalogue-row';
import type { ImportedCatalogue } from './check-catalogue';
import { storeStock } from './store-stock';

/** Arbitrary unique lock number. */
const importLock = 1986_0700;
const rowsPerStatement = 1_000;
const codesAtOnce = 10_000;
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

type ProductRow = ReturnType<typeof toRow>;
type CodedTable = typeof products | typeof categories | typeof subcategories | typeof replacements;

/** Counts the stored codes, and returns those that a file without them would remove. */
export async function codesBefore(db: Db, table: CodedTable, kept: { has(code: string): boolean }) {
  const absent: string[] = [];
  let stored = 0;
  for (let last: string | undefined = ''; last !== undefined; ) {
    const part: { code: string }[] = await db
      .select({ code: table.code })
      .from(table)
      .where(gt(table.code, last))
      .orderBy(table.code)
      .limit(codesAtOnce);
    stored += part.length;
    for (const { code } of part) if (!kept.has(code)) absent.push(code);
    last = part.at(-1)?.code;
  }
  return { stored, absent };
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
  const [article] = await db.select({ code: products.code }).from(products).limit(1);
  // A shop without articles has no orders to wait for.
  const pace = article ? paced : unpaced;
  await storeStock(db, catalogue.stocks, pace);
  const removed = await db.transaction(async (tx) => {
    await beginImport(tx);
    return writeCatalogue(tx, catalogue, stored, pace);
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
  pace = unpaced,
): Promise<string[]> {
  const { categories: parents, subcategories: children, stocks } = catalogue;
  await storeRows(tx, categories, numbered(parents));
  await storeRows(tx, subcategories, numbered(children));
  const silhouettes = await storeSilhouettes(tx, catalogue);
  let changed = 0;
  await inBatches(catalogue.articles, rowsPerStatement, async (part, start) => {
    const rows = numbered(part, start).map((article) => toRow(article, silhouettes));
    changed += await pace(() => storeRows(tx, products, rows));
    stored(start + part.length);
  });
  async function remove(table: CodedTable, kept: { has(code: string): boolean }) {
    const { absent } = await codesBefore(tx, table, kept);
    await inBatches(absent, rowsPerStatement, (part) =>
      pace(async () => tx.delete(table).where(inArray(table.code, part))),
    );
    return absent;
  }
  const removed = await remove(products, stocks);
  const successors = [...catalogue.replacements].map(([code, successorCode]) => ({ code, successorCode }));
  await inBatches(successors, rowsPerStatement, (part) => storeRows(tx, replacements, part));
  await remove(replacements, catalogue.replacements);
  await remove(subcategories, new Set(children.map(({ code }) => code)));
  await remove(categories, new Set(parents.map(({ code }) => code)));
  if (changed + removed.length > 0) await collectSearchWords(tx);
  return removed;
}

const numbered = <Row>(rows: readonly Row[], start = 0) =>
  rows.map((row, index) => ({ ...row, position: start + index }));

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

const toRow = (
  { category, subcategory, ...article }: WrittenArticle & { readonly position: number },
  silhouettes: ReadonlyMap<string, string>,
) => ({
  ...article,
  pictureHash: article.pictureHash ?? silhouettes.get(subcategory.code),
  categoryCode: category.code,
  subcategoryCode: subcategory.code,
  keywords: `${category.name} ${subcategory.name}`,
});

/** Writes the rows that differ, with null where they have no value. @returns their number */
async function storeRows(tx: Tx, table: CodedTable, rows: readonly { readonly code: string }[]) {
  const columns = Object.entries(getTableColumns(table))
    .filter(([key, { generated }]) => !generated && !['code', ...wordColumns].includes(key))
    .map(([key, { name }]) => [key, toSnakeCase(name)] as const);
  const listed = (prefix: string, names: readonly string[] = columns.map(([, name]) => name)) =>
    sql.raw(names.map((name) => `${prefix}"${name}"`).join(', '));
  // As JSON, since 27,000 parameters take more time than the rows.
  const given = (part: typeof rows) => {
    const named = part.map((row) => ({
      code: row.code,
      ...Object.fromEntries(columns.map(([key, name]) => [name, row[key as keyof typeof row]])),
    }));
    return sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(named)}::jsonb) given`;
  };
  const codesOf = async (query: SQL) =>
    new Set(((await tx.execute(query)) as { rows: { code: string }[] }).rows.map(({ code }) => code));
  const codes = sql.param(rows.map(({ code }) => code));
  const known = await codesOf(sql`select code from ${table} where code = any(${codes}::text[])`);
  const stored = rows.filter(({ code }) => known.has(code));
  // Compared by the database's own equality of values; nothing is locked.
  const same =
    stored.length === 0
      ? known
      : await codesOf(sql`
          select code from ${given(stored)} join ${table} stored using (code)
          where (${listed('stored.')}) is not distinct from (${listed('given.')})`);
  const differing = rows.filter(({ code }) => !same.has(code));
  // A statement without a change would be a change.
  if (differing.length === 0) return 0;
  const hasWords = table === products;
  const all = [...columns.map(([, name]) => name), ...(hasWords ? wordColumns : [])];
  const words = hasWords ? sql`join (${wordsOf(differing as ProductRow[])}) words using (code)` : sql``;
  await tx.execute(sql`
    insert into ${table} (code, ${listed('', all)})
    select code, ${listed('given.')}${hasWords ? sql`, ${listed('words.', wordColumns)}` : sql``} from ${given(differing)} ${words}
    on conflict (code) do update set (${listed('', all)}) = row (${listed('excluded.', all)})`);
  return differing.length;
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
