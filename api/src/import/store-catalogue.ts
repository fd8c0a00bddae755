import { createHash } from 'node:crypto';
import { getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { collectSearchWords } from '../catalogue/search/vocabulary';
import { selectWords, wordColumns } from '../catalogue/search/words-of-articles';
import { inBatches, inBatchesAhead } from '../database/batches';
import type { Db, Tx } from '../database/database';
import { rowsOf } from '../database/rows';
import {
  categories,
  pictures,
  products,
  replacements,
  searchWords,
  stock,
  subcategories,
} from '../database/schema';
import { paced } from '../database/short-transactions';
import type { CatalogueRow } from './catalogue-row';
import type { checkCatalogue, ImportedCatalogue } from './check-catalogue';
import { stockInsert, storeStock } from './store-stock';

/** Arbitrary unique lock number. */
const importLock = 1986_0700;
/** More rows of an article survive the collections of short-lived memory. */
const rowsPerStatement = 250;
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

/**
 * Vacuums the catalogue; called outside a transaction when it has changed. The embedded database has no
 * autovacuum: without this, new articles are missing in the text index, plans scan whole tables, and what an
 * index could answer alone reads the articles too.
 */
export async function tidyCatalogue(db: Db): Promise<void> {
  // Without truncation: it would need a lock that stops readers.
  await db.execute(sql`vacuum (analyze, truncate false) ${products}, ${stock}, ${searchWords}`);
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
 * @returns the number of removed articles
 */
export async function storeCatalogue(
  db: Db,
  catalogue: WrittenCatalogue & Pick<Awaited<ReturnType<typeof checkCatalogue>>, 'stocks'>,
): Promise<number> {
  await storeStock(db, catalogue.stocks);
  const removed = await db.transaction(async (tx) => {
    await beginImport(tx);
    return writeCatalogue(tx, catalogue);
  });
  const ended = removed.map((code) => [code, null] as const);
  await storeStock(db, ended);
  await tidyCatalogue(db);
  return removed.length;
}

/** Returns whether the catalogue has an article. */
export const hasArticles = async (db: Db) =>
  (await db.select({ code: products.code }).from(products).limit(1)).length > 0;

/**
 * Writes a catalogue while it is read, in one transaction: without articles there are no sales to wait for.
 * @param read starts to read the catalogue, anew when the transaction is repeated
 * @throws {ImportError} after the last row, with all faults
 */
export async function storeFirstCatalogue(db: Db, read: () => WrittenCatalogue): Promise<ImportedCatalogue> {
  const catalogue = await db.transaction(async (tx) => {
    await beginImport(tx);
    // Left by an interrupted import.
    await tx.delete(stock);
    const started = read();
    await writeCatalogue(tx, started);
    return started;
  });
  await tidyCatalogue(db);
  return catalogue;
}

/** Writes the articles that differ, before `tidyCatalogue`. @returns the codes of removed articles */
export async function writeCatalogue(tx: Tx, catalogue: WrittenCatalogue): Promise<string[]> {
  const { categories: parents, subcategories: children, silhouettes = new Map(), stocks } = catalogue;
  const hashes = new Map([...silhouettes].map(([code, svg]) => [code, pictureHash(svg)]));
  let [parentsBefore, childrenBefore] = [0, 0];
  /** Stores the groups that the articles read so far have added. */
  async function storeGroups() {
    const newParents = [...parents.values()].slice(parentsBefore);
    const newChildren = [...children.values()].slice(childrenBefore);
    await storeRows(tx, categories, numbered(newParents, parentsBefore));
    await storeRows(tx, subcategories, numbered(newChildren, childrenBefore));
    const drawn = newChildren.flatMap(({ code }) => silhouettes.get(code) ?? []);
    await storePictures(tx, drawn);
    parentsBefore += newParents.length;
    childrenBefore += newChildren.length;
  }
  let changed = 0;
  await inBatchesAhead(catalogue.articles, rowsPerStatement, (part, start) => {
    const rows = numbered(part, start).map((article) => toRow(article, hashes));
    const insert = stocks
      ? null
      : sql`with stocked as (${stockInsert(part.map(({ code, stock }) => [code, stock]))}) ${insertOf(products, rows)}`;
    return async () => {
      await storeGroups();
      if (insert) {
        await tx.execute(insert);
        changed += rows.length;
      } else changed += await paced(() => storeRows(tx, products, rows));
    };
  });
  await storeGroups();
  async function remove(table: CodedTable, kept: { has(code: string): boolean }) {
    const { absent } = await codesBefore(tx, table, kept);
    await inBatches(absent, rowsPerStatement, (part) =>
      paced(async () => tx.delete(table).where(inArray(table.code, part))),
    );
    return absent;
  }
  const removed = await remove(products, catalogue.codes);
  const successors = [...catalogue.replacements].map(([code, successorCode]) => ({ code, successorCode }));
  await inBatches(successors, rowsPerStatement, (part) => storeRows(tx, replacements, part));
  await remove(replacements, catalogue.replacements);
  await remove(subcategories, children);
  await remove(categories, parents);
  if (changed + removed.length > 0) await collectSearchWords(tx);
  return removed;
}

const numbered = <Row>(rows: readonly Row[], start = 0) =>
  rows.map((row, index) => ({ ...row, position: start + index }));

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

/** Columns of a table that a row gives, by their keys. */
const columnsOf = (table: CodedTable) =>
  Object.entries(getTableColumns(table))
    .filter(([key, { generated }]) => !generated && !['code', ...wordColumns].includes(key))
    .map(([key, { name }]) => [key, toSnakeCase(name)] as const);

const listed = (names: readonly string[], prefix = '') =>
  sql.raw(names.map((name) => `${prefix}"${name}"`).join(', '));

type CodedRow = { readonly code: string };

/** The rows as a table, with null where they have no value: JSON, since 27,000 parameters take more time. */
function given(table: CodedTable, rows: readonly CodedRow[]): SQL {
  const columns = columnsOf(table);
  const named = rows.map((row) => ({
    code: row.code,
    ...Object.fromEntries(columns.map(([key, name]) => [name, row[key as keyof typeof row]])),
  }));
  return sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(named)}::jsonb) given`;
}

/** Writes the rows that differ. @returns their number */
async function storeRows(tx: Tx, table: CodedTable, rows: readonly CodedRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  const names = columnsOf(table).map(([, name]) => name);
  // Compared by the database's own equality of values; nothing is locked.
  const unchanged = await rowsOf<CodedRow>(
    tx,
    sql`select code from ${given(table, rows)} join ${table} stored using (code)
      where (${listed(names, 'stored.')}) is not distinct from (${listed(names, 'given.')})`,
  );
  const same = new Set(unchanged.map(({ code }) => code));
  const differing = rows.filter(({ code }) => !same.has(code));
  // A statement without a change would be a change.
  if (differing.length > 0) await tx.execute(insertOf(table, differing));
  return differing.length;
}

/** Returns the statement that adds or changes rows. */
function insertOf(table: CodedTable, rows: readonly CodedRow[]): SQL {
  const names = columnsOf(table).map(([, name]) => name);
  const hasWords = table === products;
  const all = [...names, ...(hasWords ? wordColumns : [])];
  const words = hasWords ? sql`join (${selectWords(rows as ProductRow[])}) words using (code)` : sql``;
  return sql`
    insert into ${table} (code, ${listed(all)})
    select code, ${listed(names, 'given.')}${hasWords ? sql`, ${listed(wordColumns, 'words.')}` : sql``} from ${given(table, rows)} ${words}
    on conflict (code) do update set (${listed(all)}) = row (${listed(all, 'excluded.')})`;
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
